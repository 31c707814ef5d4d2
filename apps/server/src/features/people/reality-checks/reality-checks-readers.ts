import type { Reader } from '../../../platform/outbox.ts';
import { counter } from '../../play/tallies/feature.ts';
import { countPlay } from './count-play.ts';

/** A check is at most so much later than it should be. */
const EVERY_MS = 1_500;

export const realityChecksReaders = (): Reader[] => [
  counter({ name: 'play-sessions', everyMs: EVERY_MS, alone: true, count: countPlay }),
];
