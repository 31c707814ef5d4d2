import { GAME } from '../growth/load-history.ts';

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: { readonly enum?: readonly string[] };
}

/** What lists are narrowed by, by the name of the filter: values that some rows have. Choices are all tried. */
export const WAYS: Readonly<Record<string, readonly string[]>> = {
  id: ['4711'],
  purse: ['UAH-real'],
  playerId: ['4711'],
  subjectId: ['4711'],
  subjectKind: ['player'],
  act: ['read.player'],
  operatorId: ['3'],
  text: ['player', '4711'],
  game: [GAME],
  from: ['2026-10-01'],
  to: ['2026-10-01'],
};
