export { beginStop } from './begin-stop.ts';
export { askedEarlier } from './ask-return.ts';
export type { CarryStops } from './carry-stops.ts';
export { createExclusions } from './exclusions-module.ts';
export { isStopped, type StopRow } from './exclusions-store.ts';
export { readStopsOf } from './exclusions-view.ts';
