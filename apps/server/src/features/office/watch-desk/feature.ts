import { feature } from '../../../platform/feature.ts';

export const WATCH_DESK = feature({
  name: 'watch-desk',
  level: 10,
  about: 'the office’s room of watch-list hits',
});

export { createWatchDesk } from './watch-desk-module.ts';
