import { feature } from '../../../platform/feature.ts';

export const GAME_DESK = feature({
  name: 'game-desk',
  level: 10,
  about: 'the office’s room of games',
});

export { createGameDesk } from './game-desk-module.ts';
