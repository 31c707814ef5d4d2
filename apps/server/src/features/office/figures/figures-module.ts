import type { Module } from '../../../platform/module.ts';
import { figuresReaders } from './figures-readers.ts';

/** The figures of the house by day, kept as things happen. */
export function createFigures(): { module: Module } {
  return { module: { name: 'figures', readers: figuresReaders() } };
}
