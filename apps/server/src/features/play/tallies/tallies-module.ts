import type { Module } from '../../../platform/module.ts';
import { talliesReaders } from './tallies-readers.ts';

/** What everybody plays: the one tally that mechanics read, so that none of them counts the same again. */
export function createTallies(): { module: Module } {
  return { module: { name: 'tallies', readers: talliesReaders() } };
}
