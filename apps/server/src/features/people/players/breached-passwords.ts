import { normalPassword } from '@croupier/domain/people/players';
import { hash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';

/** Whether a password is known from a breach of some other house. */
export type IsBreached = (password: string) => Promise<boolean>;

/** Nobody who chooses a password waits longer for somebody else's service. */
const TIMEOUT_MS = 1_000;
/** An answer is asked for anew after so long: one form is often sent twice. */
const KEPT_MS = 10 * 60_000;
const KEPT_MAX = 200;
/** Answers are padded to a thousand lines of some forty signs: what is far longer is no answer. */
const ANSWER_MAX_BYTES = 256 * 1_024;
const PREFIX_LENGTH = 5;

interface Kept {
  readonly suffixes: ReadonlySet<string>;
  readonly untilMs: number;
}

interface Needed {
  readonly clock: Clock;
  readonly url: string | undefined;
  /** Told that the service did not answer; of what was asked it is told nothing. */
  failed(message: string, about: object): void;
}

/**
 * Asks a service for breached passwords by k-anonymity: of the password's SHA-1 it is sent five signs of forty, and answers all that
 * begin so, padded, so that not even the length of the answer says which. Where it is away, the caller's own list must do.
 */
export function createIsBreached({ clock, url, failed }: Needed): IsBreached {
  if (url === undefined) return async () => false;
  const kept = new Map<string, Kept>();
  return async (password) => {
    const sha1 = hash('sha1', normalPassword(password)).toUpperCase();
    const [prefix, suffix] = [sha1.slice(0, PREFIX_LENGTH), sha1.slice(PREFIX_LENGTH)];
    const now = clock.now().getTime();
    const known = kept.get(prefix);
    if (known && known.untilMs > now) return known.suffixes.has(suffix);
    try {
      const suffixes = await askFor(url, prefix);
      kept.delete(prefix);
      kept.set(prefix, { suffixes, untilMs: now + KEPT_MS });
      if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value!);
      return suffixes.has(suffix);
    } catch (error) {
      // Its own words may name the address, and with it the first signs: only what kind of failure it was is told.
      const why = error instanceof Error ? error.name : 'unknown';
      failed('the service for breached passwords did not answer', { why });
      return false;
    }
  };
}

async function askFor(url: string, prefix: string): Promise<ReadonlySet<string>> {
  const answer = await fetch(`${url}/${prefix}`, {
    headers: { 'add-padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return suffixesIn(await readShort(answer));
}

async function readShort(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > ANSWER_MAX_BYTES) throw new Error('too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('latin1');
}

const LINE = /^([0-9A-F]{35}):([0-9]{1,12})$/;

/** Padding is told as seen no time at all. */
function suffixesIn(text: string): ReadonlySet<string> {
  const found = text.split(/\r?\n/).flatMap((line) => {
    const [, suffix, times] = LINE.exec(line.trim().toUpperCase()) ?? [];
    return suffix !== undefined && Number(times) > 0 ? [suffix] : [];
  });
  return new Set(found);
}
