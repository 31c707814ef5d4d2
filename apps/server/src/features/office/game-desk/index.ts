export { createGameDesk } from './game-desk-module.ts';
