import { programmeFaultsOf, type Programme, type ProgrammeWorld } from '@croupier/domain/rewards/programmes';
import { LANGUAGES } from '@croupier/domain/site/regions';
import type { TSchema } from 'typebox';
import { faultIn } from '../../kit/fault-lines.ts';
import { schemaFaults, type Schema } from '../../kit/schema-faults.ts';
import { unlike } from '../../kit/unlike.ts';

/** Rules that even a draft must keep. */
const NEVER: readonly string[] = ['type', 'unknown'];

/** A kind as far as its definitions are judged: the same in the form and on the server. */
export interface JudgedKind {
  /** Schema of the whole programme (`programmeSchema`). */
  readonly schema: TSchema;
  /** Finds faults of this kind beside its schema: `terms/recipes/0/needs: …`. */
  readonly faultsOf: (programme: Programme) => readonly string[];
}

/**
 * What is wrong with a programme, a line each: where it stands, and what it breaks: `terms/loot/3/fallback: fallback`. What it means
 * is judged only where the form of all its fields is right.
 */
export function programmeLines(kind: JudgedKind, programme: unknown, world: ProgrammeWorld): string[] {
  const inForm = formLines(kind, programme);
  if (inForm.length > 0) return inForm;
  const whole = programme as Programme;
  const faults = programmeFaultsOf(whole, world).map(
    ({ at, rule, of }) => `${at}: ${rule}${of === '' ? '' : ` ${of}`}`,
  );
  return [...new Set([...faults, ...kind.faultsOf(whole)])];
}

/** Finds faults that even a draft must not have: fields that its kind does not know, or in a wrong form. */
export const draftLines = ({ schema }: Pick<JudgedKind, 'schema'>, programme: object): string[] =>
  linesOf(schema, programme).filter((line) => NEVER.includes(faultIn(line).rule));

/** Finds faults in the form of its fields, and in what its languages must have in common. */
export const formLines = ({ schema }: Pick<JudgedKind, 'schema'>, programme: unknown): string[] => {
  const { texts = {} } = (programme ?? {}) as { texts?: Readonly<Record<string, unknown>> };
  const byLanguage = unlike(
    LANGUAGES.map((language) => `texts/${language}`),
    LANGUAGES.map((language) => texts[language]),
  );
  return [...new Set([...linesOf(schema, programme), ...byLanguage])];
};

/** The parts of a programme stand at the root: `schedule/from`. */
const linesOf = (schema: TSchema, programme: unknown): string[] =>
  schemaFaults('', schema as Schema, programme).map((line) => line.replace(/^\//, ''));
