import type { Needs } from '../../../platform/platform.ts';
import { deleteBefore, giveUpBefore } from './letters-store.ts';

/** Longer than any link or code in a letter is good, and than a mail server is away. */
const WAITS_MS = 3 * 86_400_000;
/** To whom letters went is told in the office for so long; as with an SMS. */
const KEPT_MS = 30 * 86_400_000;
const PAGE_MAX = 1_000;

/**
 * Ends what waits for too long, with what it says, and forgets letters of a month ago. Some at a time: nobody waits for it.
 * @param isMailbox whether what waits is looked at in the office as in a mailbox, and so stays until it is forgotten
 */
export async function forgetLetters(
  { db, clock }: Needs<'db' | 'clock'>,
  { isMailbox, signal }: { isMailbox: boolean; signal: AbortSignal },
): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const steps = [
    ...(isMailbox ? [] : [() => giveUpBefore(db, before(WAITS_MS), PAGE_MAX)]),
    () => deleteBefore(db, before(KEPT_MS), PAGE_MAX),
  ];
  for (const step of steps) while (!signal.aborted && (await step()) === PAGE_MAX);
}
