import { feature } from '../../../platform/feature.ts';

export const WATCH_LISTS = feature({
  name: 'watch-lists',
  level: 4,
  about: 'who may be on a list of sanctions or of people who hold an office',
  owns: ['watch_hit', 'watch_screening'],
  reads: ['player'],
});

export { createWatchLists } from './watch-lists-module.ts';
export { decideHit, takeBackHit } from './decide-hit.ts';
export { hasOpenHit, lockHit } from './watch-lists-store.ts';
