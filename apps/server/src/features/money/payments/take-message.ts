import { crashPoint } from '../../../platform/crash-point.ts';
import type { Tx } from '../../../platform/database.ts';
import type { EachApart } from '../../../platform/each-apart.ts';
import type { Needs } from '../../../platform/platform.ts';
import { onBehalfOf } from '../../../platform/request-context.ts';
import {
  deleteTakenBefore,
  keepMessage,
  listUntaken,
  lockMessage,
  setOutcome,
  type MessageAbout,
  type NewMessage,
  type ProviderMessage,
} from './provider-messages-store.ts';

type Parts = Needs<'db' | 'clock'>;

/** Does what a message asks for, and says what became of it: in one transaction with the word that it is taken. */
export type TakeMessage<T extends string> = (tx: Tx, message: ProviderMessage) => Promise<T>;

/** After this long a message that was kept and not taken is taken up: whoever kept it has died or failed. */
export const TAKE_UP_AFTER_MS = 10_000;
const DAY_MS = 24 * 3_600_000;
/** For so long messages are kept once they are taken: some name who paid, and one about a card always does. */
export const MESSAGES_KEPT_MS = {
  ...{ 'pay-in': 30 * DAY_MS, 'pay-out': 30 * DAY_MS, card: 7 * DAY_MS },
} as const satisfies Record<MessageAbout, number>;
const BATCH_MAX = 100;

/**
 * Keeps a message whose signature is right, in a commit of its own, and takes it. However often and at once it comes, it is taken once.
 * @returns what became of it
 */
export async function takeMessage<T extends string>(
  parts: Parts,
  message: NewMessage,
  take: TakeMessage<T>,
): Promise<T> {
  const number = await keepMessage(parts.db, message, parts.clock.now());
  crashPoint('message.kept');
  return takeKept(parts, number, take);
}

/** Takes messages that were kept and not taken, each by itself, on behalf of the request that brought it. */
export async function takeUpMessages(
  parts: Parts,
  about: MessageAbout,
  { take, apart, signal }: { take: TakeMessage<string>; apart: EachApart; signal?: AbortSignal },
): Promise<void> {
  const receivedBefore = new Date(parts.clock.now().getTime() - TAKE_UP_AFTER_MS);
  const rows = await listUntaken(parts.db, {
    about,
    receivedBefore,
    resting: apart.resting(),
    limit: BATCH_MAX,
  });
  const takeUp = async ({ number, requestId }: (typeof rows)[number]): Promise<void> => {
    const work = () => takeKept(parts, number, take);
    await (requestId === null ? work() : onBehalfOf(requestId, work));
  };
  await apart.each(rows, ({ number }) => String(number), takeUp, signal);
}

async function takeKept<T extends string>(
  { db, clock }: Parts,
  number: bigint,
  take: TakeMessage<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const message = await lockMessage(tx, number);
    if (!message) throw new Error(`message ${number} of a provider vanished`);
    if (message.outcome !== null) return message.outcome as T;
    const outcome = await take(tx, message);
    await setOutcome(tx, { numbers: [number], outcome, now: clock.now() });
    return outcome;
  });
}

/** Deletes what was taken long ago, some at a time. */
export async function forgetMessages({ db, clock }: Parts): Promise<void> {
  for (const [about, keptMs] of Object.entries(MESSAGES_KEPT_MS)) {
    const before = new Date(clock.now().getTime() - keptMs);
    let deleted = BATCH_MAX;
    while (deleted === BATCH_MAX)
      deleted = await deleteTakenBefore(db, { about: about as MessageAbout, before, limit: BATCH_MAX });
  }
}
