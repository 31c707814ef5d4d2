export { createWatchLists } from './watch-lists-module.ts';
export { decideHit, takeBackHit } from './decide-hit.ts';
export { hasOpenHit, lockHit } from './watch-lists-store.ts';
