import type { Engine } from '../engine.ts';
import { assertNoChoices } from '../modes.ts';
import type { TableDefinition } from './definition.ts';
import { playTable } from './play-table.ts';

/** Wheel, marbles and dice: one look-up in a table of whole-number weights. */
export const tableEngine: Engine<TableDefinition> = {
  play(definition, draw, entry) {
    assertNoChoices(entry.choices);
    return playTable(definition, draw, entry.mode);
  },
};
