import { feature } from '../../../platform/feature.ts';

export const NOTICES = feature({
  name: 'notices',
  level: 4,
  about: 'what the house tells a player, by which ways and when',
  owns: ['notice', 'notice_delivery', 'notice_preference', 'notice_quiet_hours'],
  reads: ['house_rule', 'play_rule', 'player', 'player_block', 'region_wish', 'stop_rule'],
});

export { createNotices } from './notices-module.ts';
export { mayInvite } from './may-invite.ts';
export type { NoticesParts } from './notices-parts.ts';
