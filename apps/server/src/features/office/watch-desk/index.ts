export { createWatchDesk } from './watch-desk-module.ts';
