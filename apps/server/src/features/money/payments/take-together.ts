import { createBatcher } from '../../../platform/batcher.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import { describeAway } from '../../../platform/database-away.ts';
import { afterCommit, type Tx } from '../../../platform/database.ts';
import { refuse, type Refusal } from '../../../platform/refusal.ts';
import { currentRequestId, onBehalfOf } from '../../../platform/request-context.ts';
import { movePayIns } from './move-pay-in.ts';
import type { ProviderAnswer } from './payment-provider.ts';
import { insertEvents } from './payment-events-store.ts';
import { providerNamed } from './payment-providers.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { lockFreePayIns, type PayInRow } from './payments-store.ts';
import {
  keepMessages,
  lockFreeMessages,
  nameOfMessage,
  setOutcome,
  type NewMessage,
} from './provider-messages-store.ts';
import { takeMessage } from './take-message.ts';
import { takePayInMessage } from './take-pay-in-message.ts';
import { isPlain, type ReportOutcome } from './take-provider-report.ts';

/** The outcome of a message; a refusal where so many wait that it was not even kept. */
type Taken = ReportOutcome | Refusal<'unavailable'>;

interface Item extends NewMessage {
  readonly requestId: string | undefined;
  resolve(taken: Taken): void;
  reject(error: unknown): void;
}

/**
 * Takes signed messages about pay-ins, those that arrive together by two commits for all: one that keeps them, and one that credits the
 * plain ones. Any other is taken by itself, as is each of a batch that failed. A copy that comes while the same bytes are
 * under way shares what becomes of these.
 */
export function createTakeTogether(parts: PaymentsParts): (message: NewMessage) => Promise<Taken> {
  const underWay = new Map<string, Promise<Taken>>();
  // The same id with other bytes is judged by what the first has become.
  const batcher = createBatcher<Item>(
    ({ provider, id }) => `${provider} ${id}`,
    (items) => takeItems(parts, items),
  );
  return (message) => {
    const name = nameOfMessage(message);
    const before = underWay.get(name);
    if (before) return before;
    const taken = new Promise<Taken>((resolve, reject) => {
      const item = { ...message, requestId: currentRequestId(), resolve, reject };
      if (!batcher.add(item)) resolve(refuse('unavailable'));
    }).finally(() => underWay.delete(name));
    underWay.set(name, taken);
    return taken;
  };
}

async function takeItems(parts: PaymentsParts, items: readonly Item[]): Promise<void> {
  let outcomes: ReadonlyMap<Item, ReportOutcome> = new Map();
  try {
    outcomes = await takePlain(parts, items);
  } catch (error) {
    if (!describeAway(error))
      parts.error('messages of providers are taken one by one, as a batch failed', { err: error });
  }
  for (const item of items) {
    const outcome = outcomes.get(item);
    if (outcome) item.resolve(outcome);
    // The next batch does not wait for it: it may be waiting for a lock.
    else void takeAlone(parts, item).then(item.resolve, item.reject);
  }
}

function takeAlone(parts: PaymentsParts, { requestId, ...message }: Item): Promise<ReportOutcome> {
  const take = () => takeMessage(parts, message, (tx, kept) => takePayInMessage(tx, parts, kept));
  return requestId === undefined ? take() : onBehalfOf(requestId, take);
}

interface Kept {
  readonly item: Item;
  readonly number: bigint;
}

/** Keeps all of them, and takes those that are plain. @returns what became of these, and of those that were taken before */
async function takePlain(parts: PaymentsParts, items: readonly Item[]): Promise<Map<Item, ReportOutcome>> {
  const numbers = await keepMessages(parts.db, items, parts.clock.now());
  crashPoint('message.kept');
  const kept = items.map((item, place) => ({ item, number: numbers[place]! }));
  return parts.db.transaction(async (tx) => {
    const held = await lockFreeMessages(tx, numbers);
    const outcomes = new Map<Item, ReportOutcome>();
    for (const { item, number } of kept) {
      const outcome = held.get(number);
      if (outcome) outcomes.set(item, outcome as ReportOutcome);
    }
    const untaken = kept.filter(({ number }) => held.get(number) === null);
    for (const { item } of await credit(tx, parts, untaken)) outcomes.set(item, 'applied');
    return outcomes;
  });
}

interface Told extends Kept {
  readonly report: ProviderAnswer;
}

/**
 * Credits what the plain ones of some messages say, and notes of these that they are taken.
 *
 * Messages and pay-ins that somebody holds are left to be taken alone, so that nobody waits here for a player who is stuck; and what
 * takes a payment back, which locks its player before the pay-in, is never waited for with the pay-in in hand. The locks that may be
 * waited for come after these two everywhere: ids of events in their order, then accounts, in that of `postMany`. A circle that is
 * there all the same is cut by the database, and `transaction` tries again.
 */
async function credit(tx: Tx, parts: PaymentsParts, untaken: readonly Kept[]): Promise<readonly Kept[]> {
  const now = parts.clock.now();
  const told = untaken.flatMap(({ item, number }): Told[] => {
    const report = providerNamed(parts.providers, item.provider).read(item.body);
    return report && report !== 'nothing' ? [{ item, number, report }] : [];
  });
  if (told.length === 0) return [];
  const payIns = await lockFreePayIns(
    tx,
    told.map(({ report }) => report.merchantReference),
  );
  const plain = plainOf(parts, told, payIns);
  const events = plain.map(
    ({ item: { id, requestId }, report: { type }, payIn: { id: payInId, amountMinor } }) => ({
      ...{ id, payInId, type, amountMinor, outcome: 'applied' as const, now, requestId },
    }),
  );
  const written = await insertEvents(tx, events);
  const fresh = plain.filter(({ item, payIn }) => written.get(item.id) === payIn.id);
  await movePayIns(
    tx,
    fresh.map(({ item: { requestId }, report: { paymentId: providerPaymentId, source }, payIn }) => ({
      ...{ payIn, state: 'PAID' as const, now, providerPaymentId, requestId, ...(source && { source }) },
    })),
  );
  if (fresh.length === 0) return [];
  await setOutcome(tx, { numbers: fresh.map(({ number }) => number), outcome: 'applied', now });
  crashPoint('pay-in.before-commit');
  afterCommit(tx, () => crashPoint('pay-in.after-commit'));
  return fresh;
}

/** The plain ones, the first of each pay-in: what the next one says is judged by what that has become. */
function plainOf(
  { providers }: PaymentsParts,
  told: readonly Told[],
  payIns: ReadonlyMap<string, PayInRow>,
): (Told & { readonly payIn: PayInRow })[] {
  const plain = new Map<string, Told & { payIn: PayInRow }>();
  for (const each of told) {
    const payIn = payIns.get(each.report.merchantReference);
    if (!payIn || plain.has(payIn.id)) continue;
    if (isPlain(payIn, each.report, { provider: each.item.provider, providers }))
      plain.set(payIn.id, { ...each, payIn });
  }
  return [...plain.values()];
}
