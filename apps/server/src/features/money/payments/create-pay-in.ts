import { createHash } from 'node:crypto';
import type { createPayIn as operation, PayIn } from '@croupier/contract/money/payments';
import { parseAmountMinor } from '@croupier/domain/money/amounts';
import { isPayInOver, type PayInMethod } from '@croupier/domain/money/payments';
import { rulesInForce, type Language } from '@croupier/domain/site/regions';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { Tx } from '../../../platform/database.ts';
import { InputError } from '../../../platform/http/input-error.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { isRefusal, refuse, refuseByRule, type Refused } from '../../../platform/refusal.ts';
import { isBlocked, lockPlayer } from '../../people/players/feature.ts';
import { payInView } from './pay-in-view.ts';
import { providerNamed } from './payment-providers.ts';
import type { PaymentsParts } from './payments-parts.ts';
import {
  countOpen,
  findPayIn,
  insertPayIn,
  keepPage,
  type NewPayIn,
  type PayInRow,
} from './payments-store.ts';

/** Of one that names none. */
const METHOD: PayInMethod = 'card';
/** Open at a time; a player has one or two, a script would have thousands. */
const OPEN_MAX = 20;

export interface PayInInput {
  key: string;
  amountMinor: string;
  language: Language;
  /** A bonus of the player's that the deposit shall bring. */
  bonus?: string | undefined;
}

/**
 * Starts a deposit: writes down what we intend, then asks the provider for its page. The pay-in's id comes
 * of the player and the key, and is the provider's reference: whatever is repeated after whatever failure finds the same payment. No money moves here.
 */
export async function createPayIn(
  parts: PaymentsParts,
  player: SignedIn,
  input: PayInInput,
): Promise<PayIn | Refused<typeof operation>> {
  const pack = rulesInForce(player);
  const amountMinor = parseAmountMinor(input.amountMinor);
  if (
    amountMinor === undefined ||
    amountMinor < pack.payInMinimumMinor ||
    amountMinor > pack.payInMaximumMinor
  ) {
    return refuse('amount_out_of_range', {
      minimumMinor: String(pack.payInMinimumMinor),
      maximumMinor: String(pack.payInMaximumMinor),
    });
  }
  const asked = [amountMinor, pack.currency, input.language, ...(input.bonus ? [input.bonus] : [])];
  const inputHash = createHash('sha256').update(asked.join(' ')).digest();
  // Two players may choose the same key: their pay-ins are two.
  const id = derivedUuid(`pay-in of ${player.playerId} ${input.key}`);
  const [provider] = parts.providers.on;
  if (provider === undefined) return refuse('payment_provider_unavailable');
  const payIn = await parts.db.transaction((tx) =>
    openPayIn(tx, parts, {
      id,
      playerId: player.playerId,
      inputHash,
      amountMinor,
      currency: pack.currency,
      // Where games take play money a deposit buys play money: real money would lie there with nothing to stake it on.
      kind: pack.gameMoney === 'play' ? 'play' : 'real',
      language: input.language,
      ...{ provider, method: METHOD },
      createdAt: parts.clock.now(),
      bonus: input.bonus,
      maximumMinor: pack.payInMaximumMinor,
    }),
  );
  if (isRefusal(payIn)) return payIn;
  if (payIn.redirectUrl === null && !isPayInOver(payIn.state)) return askForPage(parts, payIn);
  return payInView(payIn, await parts.bonuses.ofPayIns(parts.db, [payIn.id]));
}

interface Wanted extends NewPayIn {
  readonly bonus: string | undefined;
  readonly maximumMinor: bigint;
}

/**
 * Writes the pay-in down, unless there are too many open ones, the player's own limits are against it or the account was closed since the
 * call was let in. The player is locked, so two deposits at once are judged one after the other and the second one counts the first.
 */
async function openPayIn(
  tx: Tx,
  parts: PaymentsParts,
  { bonus, maximumMinor, ...wanted }: Wanted,
): Promise<PayInRow | Refused<typeof operation>> {
  const { answeredAt } = await lockPlayer(tx, wanted.playerId);
  const twin = await findPayIn(tx, wanted.id);
  if (twin) {
    if (!twin.inputHash.equals(wanted.inputHash)) return refuse('key_reused');
    return (!isPayInOver(twin.state) && (await refuseOpen(tx, parts, twin))) || twin;
  }
  // As every later call is: this one was let in before.
  if (await isBlocked(tx, wanted.playerId)) throw new InputError('account_blocked');
  if (answeredAt === null) return refuseByRule({ rule: 'email_unanswered' });
  if ((await countOpen(tx, wanted.playerId)) >= OPEN_MAX) return refuse('too_many_requests');
  const refusal = await parts.limits.refuseDeposit(tx, wanted.playerId, wanted);
  if (refusal) return refusal;
  if (bonus !== undefined) {
    const chosen = {
      playerId: wanted.playerId,
      id: bonus,
      payInId: wanted.id,
      deposit: wanted,
      maximumMinor,
    };
    const against = await parts.bonuses.choose(tx, chosen);
    if (against) return against;
  }
  await insertPayIn(tx, wanted);
  const payIn = await findPayIn(tx, wanted.id);
  if (!payIn) throw new Error('a pay-in vanished');
  return payIn;
}

/** Judges one that was let in before as it was then: nobody who has stopped since is shown a page. The caller holds the player's lock. */
async function refuseOpen(
  tx: Tx,
  parts: PaymentsParts,
  { playerId, currency }: PayInRow,
): Promise<Refused<typeof operation> | undefined> {
  if (await isBlocked(tx, playerId)) throw new InputError('account_blocked');
  // Its amount is among those that count already.
  return parts.limits.refuseDeposit(tx, playerId, { amountMinor: 0n, currency });
}

async function askForPage(parts: PaymentsParts, payIn: PayInRow): Promise<PayIn | Refused<typeof operation>> {
  const provider = providerNamed(parts.providers, payIn.provider);
  const page = await provider.createPayment({
    reference: payIn.id,
    customer: customerOf(payIn.playerId),
    method: payIn.method ?? METHOD,
    amountMinor: payIn.amountMinor,
    currency: payIn.currency,
    language: payIn.language,
    returnUrl: `${parts.publicUrl}/${payIn.language}/payment-verification?id=${payIn.id}`,
    webhookUrl: `${parts.publicUrl}/api/payments/webhooks/${provider.name}`,
  });
  if (page === 'unavailable') return refuse('payment_provider_unavailable');
  const paged = await keepPage(parts.db, payIn.id, { provider: provider.name, ...page });
  // Who stopped while the provider was asked is not sent there: whatever looked for open pages may have looked before this one.
  const refusal = await parts.db.transaction(async (tx) => {
    await lockPlayer(tx, payIn.playerId);
    return refuseOpen(tx, parts, payIn);
  });
  return refusal ?? payInView(paged, await parts.bonuses.ofPayIns(parts.db, [payIn.id]));
}

/** What the provider knows a player by: of no use to anybody else. */
export const customerOf = (playerId: bigint): string => derivedUuid(`customer ${playerId}`);
