export { createPlayerDesk } from './player-desk-module.ts';
