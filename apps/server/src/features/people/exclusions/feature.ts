import { feature } from '../../../platform/feature.ts';

export const EXCLUSIONS = feature({
  name: 'exclusions',
  level: 4,
  about: 'breaks and exclusions of players, which nobody shortens',
  owns: ['play_stop', 'stop_return', 'stop_rule', 'stop_trace'],
  reads: ['house_rule'],
});

export { beginStop } from './begin-stop.ts';
export { askedEarlier } from './ask-return.ts';
export type { CarryStops } from './carry-stops.ts';
export { createExclusions } from './exclusions-module.ts';
export { isStopped, type StopRow } from './exclusions-store.ts';
export { readStopsOf } from './exclusions-view.ts';
