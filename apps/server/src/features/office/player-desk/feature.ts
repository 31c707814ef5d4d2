import { feature } from '../../../platform/feature.ts';

export const PLAYER_DESK = feature({
  name: 'player-desk',
  level: 10,
  about: 'the office’s room of players',
  owns: ['player_mark', 'player_note', 'player_trace'],
});

export { createPlayerDesk } from './player-desk-module.ts';
