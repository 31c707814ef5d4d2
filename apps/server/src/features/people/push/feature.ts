import { feature } from '../../../platform/feature.ts';

export const PUSH = feature({
  name: 'push',
  level: 3,
  about: 'notices to devices',
  owns: ['push_delivery', 'push_device'],
  reads: ['player_session'],
});

export { createPush } from './push-module.ts';
export { listPushIds } from './devices-store.ts';
export { askPush, type AskedPush } from './ask-push.ts';
