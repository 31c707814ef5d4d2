import type { Cost, Programme } from '@croupier/domain/rewards/programmes';
import type { ForbiddableTrait } from '@croupier/domain/site/regions';
import type Type from 'typebox';
import type { Static, TSchema } from 'typebox';
import { programmeSchema } from './envelope.ts';
import type { JudgedKind } from './programme-lines.ts';

/** A kind of programme: what its definitions say, what can be wrong with them, and what they cost. It is the same in the form and on the server. */
export interface ProgrammeKind extends JudgedKind {
  readonly kind: string;
  /** Computes the cost of one player. */
  readonly costOf: (programme: Programme) => Cost;
  /** Lists its traits that a region may forbid. */
  readonly traitsOf: (programme: Programme) => readonly ForbiddableTrait[];
  /** How often what it gives has to be wagered. */
  readonly wagerTimesOf: (programme: Programme) => number;
}

interface Described<T extends TSchema> {
  readonly kind: string;
  readonly terms: T;
  /** Texts in each language beside title, lead and terms. */
  readonly texts?: Type.TProperties;
  readonly faultsOf?: (programme: Programme<Static<T> & object>) => readonly string[];
  readonly costOf?: (programme: Programme<Static<T> & object>) => Cost;
  readonly traitsOf?: (programme: Programme<Static<T> & object>) => readonly ForbiddableTrait[];
  readonly wagerTimesOf?: (programme: Programme<Static<T> & object>) => number;
}

/** Describes a kind. What it says of a programme is asked only where the form of all fields is right. */
export function programmeKind<const T extends TSchema>(described: Described<T>): ProgrammeKind {
  const { kind, terms, texts = {} } = described;
  // They are asked only of programmes whose terms have the form of the schema.
  const { faultsOf, costOf, traitsOf, wagerTimesOf } = described as unknown as Partial<ProgrammeKind>;
  return {
    kind,
    schema: programmeSchema(kind, terms, texts),
    faultsOf: faultsOf ?? (() => []),
    costOf: costOf ?? (() => ({})),
    traitsOf: traitsOf ?? (() => []),
    wagerTimesOf: wagerTimesOf ?? (() => 0),
  };
}
