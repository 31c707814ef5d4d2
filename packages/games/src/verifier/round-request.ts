import type { Choice, Entry, Given } from '../round.ts';
import { count, text } from './read-values.ts';

/** What is needed to compute a round again, and what to compare it with where that is known. */
export interface RoundRequest {
  readonly game: string;
  readonly serverSeed: string;
  /** What was published before play; '' where it is not known. */
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly entry: Partial<Entry>;
  readonly mathHash?: string;
  readonly outcome?: unknown;
}

/**
 * A round from parsed JSON: flat (`game`, `serverSeed`, `clientSeed`, `nonce` and, where wanted, `commitment`, `mode`,
 * `choices`, `given`, `mathHash`, `outcome`), or as `GET /api/rounds/:id` answers, with `fairness` and `entry` inside.
 * @throws TypeError that names the value that is missing or of the wrong kind
 */
export function roundRequest(json: unknown): RoundRequest {
  if (typeof json !== 'object' || json === null) throw new TypeError('A round is a JSON object');
  const { fairness, entry, ...flat } = json as Record<string, unknown>;
  const values = { ...flat, ...(fairness as object), ...(entry as object) } as Record<string, unknown>;
  const { mathHash, outcome } = values;
  if (values['serverSeed'] === null)
    throw new TypeError('The server seed is still secret: rotate the seeds first');
  return {
    game: text(values, 'game'),
    serverSeed: text(values, 'serverSeed'),
    commitment: values['commitment'] === undefined ? '' : text(values, 'commitment'),
    clientSeed: text(values, 'clientSeed'),
    nonce: count(values['nonce']),
    entry: entryOf(values),
    ...(typeof mathHash === 'string' && { mathHash }),
    ...(outcome !== undefined && { outcome }),
  };
}

/** Choices as they are typed: `3 17 21; 5; -`, numbers apart by spaces or commas, choices by semicolons, `-` takes the money. */
export function choicesOfText(typed: string): Choice[] {
  if (typed.trim() === '') return [];
  return typed.split(';').map((choice) =>
    choice
      .split(/[\s,]+/)
      .filter((part) => part !== '' && part !== '-')
      .map(count),
  );
}

function entryOf({ mode, choices, given }: Record<string, unknown>): Partial<Entry> {
  if (choices !== undefined && !isChoices(choices))
    throw new TypeError('choices is a list of lists of whole numbers');
  return {
    ...(typeof mode === 'string' && { mode }),
    ...(choices !== undefined && { choices }),
    ...(typeof given === 'object' && given !== null && { given: given as Given }),
  };
}

function isChoices(value: unknown): value is Choice[] {
  return (
    Array.isArray(value) &&
    value.every((choice) => Array.isArray(choice) && choice.every(Number.isSafeInteger))
  );
}
