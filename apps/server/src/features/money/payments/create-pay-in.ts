import { createHash } from 'node:crypto';
import type { createPayIn as operation, PayIn } from '@croupier/contract/money/payments';
import { parseAmountMinor, type Currency } from '@croupier/domain/money/amounts';
import {
  isPayInOver,
  payInOffers,
  type PayInMethod,
  type PayInOffer,
  type PayInPlace,
} from '@croupier/domain/money/payments';
import { rulesInForce, type Language, type RegionPack } from '@croupier/domain/site/regions';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { Tx } from '../../../platform/database.ts';
import { InputError } from '../../../platform/http/input-error.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { isRefusal, refuse, refuseByRule, type Refused } from '../../../platform/refusal.ts';
import { isBlocked, lockPlayer } from '../../people/players/feature.ts';
import { askForPage, needsPage, providersFor, providersOn } from './ask-for-page.ts';
import { payInView } from './pay-in-view.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { countOpen, findPayIn, insertPayIn, type NewPayIn, type PayInRow } from './payments-store.ts';

/** Open at a time; a player has one or two, a script would have thousands. */
const OPEN_MAX = 20;

export interface PayInInput {
  key: string;
  amountMinor: string;
  language: Language;
  /** The first that is offered, where left out. */
  method?: PayInMethod | undefined;
  /** A bonus of the player's that the deposit shall bring. */
  bonus?: string | undefined;
}

/**
 * Starts a deposit: writes down what we intend, then asks a provider for its page. The pay-in's id comes of the player and the key, and is
 * the provider's reference: whatever is repeated after whatever failure finds the same payment. No money moves here.
 */
export async function createPayIn(
  parts: PaymentsParts,
  player: SignedIn,
  input: PayInInput,
): Promise<PayIn | Refused<typeof operation>> {
  const pack = rulesInForce(player);
  const amountMinor = parseAmountMinor(input.amountMinor) ?? 0n;
  // Two players may choose the same key: their pay-ins are two.
  const id = derivedUuid(`pay-in of ${player.playerId} ${input.key}`);
  const begun = await findPayIn(parts.db, id);
  // One that was begun is what it is, whatever is offered now.
  const method = begun ? begun.method : methodFor(parts, pack, { method: input.method, amountMinor });
  if (isRefusal(method)) return method;
  const wish = { id, currency: pack.currency, method, amountMinor };
  const order = providersFor(parts, pack.id, begun ?? wish);
  const provider = begun?.provider ?? order[0];
  if (provider === undefined) return refuseAmount(placeOf(pack));
  const payIn = await parts.db.transaction((tx) =>
    openPayIn(tx, parts, {
      ...wish,
      ...{ provider, playerId: player.playerId, inputHash: hashOf(wish, input) },
      // Where games take play money a deposit buys play money: real money would lie there with nothing to stake it on.
      kind: pack.gameMoney === 'play' ? 'play' : 'real',
      language: input.language,
      createdAt: parts.clock.now(),
      bonus: input.bonus,
      maximumMinor: pack.payInMaximumMinor,
    }),
  );
  if (isRefusal(payIn)) return payIn;
  if (needsPage(payIn)) return showPage(parts, await askForPage(parts, payIn, order));
  return payInView(payIn, await parts.bonuses.ofPayIns(parts.db, [payIn.id]));
}

/** The method of a pay-in that is to begin: the one that was asked for, else the first; what is against it where it is not offered, or not for the amount. */
function methodFor(
  { providers, routes }: PaymentsParts,
  pack: RegionPack,
  { method, amountMinor }: { method: PayInMethod | undefined; amountMinor: bigint },
): PayInMethod | Refused<typeof operation> {
  const offers = payInOffers(placeOf(pack), providersOn(providers), routes);
  if (offers.length === 0) return refuse('payment_provider_unavailable');
  const offer = method === undefined ? offers[0] : offers.find((each) => each.method === method);
  if (!offer) return refuse('payment_method_unavailable');
  const isWithin = amountMinor >= offer.minimumMinor && amountMinor <= offer.maximumMinor;
  return isWithin ? offer.method : refuseAmount(offer);
}

/** Where a player of a pack deposits. */
export const placeOf = ({ id, currency, payInMinimumMinor, payInMaximumMinor }: RegionPack): PayInPlace => ({
  ...{ region: id, currency, minimumMinor: payInMinimumMinor, maximumMinor: payInMaximumMinor },
});

const refuseAmount = ({ minimumMinor, maximumMinor }: Pick<PayInOffer, 'minimumMinor' | 'maximumMinor'>) =>
  refuse('amount_out_of_range', {
    minimumMinor: String(minimumMinor),
    maximumMinor: String(maximumMinor),
  });

/** A hash of all that was asked for, as it was: with another wish the same key is another deposit. */
function hashOf(
  { amountMinor, currency }: { amountMinor: bigint; currency: Currency },
  { language, bonus, method }: PayInInput,
): Buffer {
  const asked = [amountMinor, currency, language, ...(bonus ? [bonus] : []), ...(method ? [method] : [])];
  return createHash('sha256').update(asked.join(' ')).digest();
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

/** Shows a page, unless its player stopped while the provider was asked: whatever looked for open pages may have looked before this one. */
async function showPage(parts: PaymentsParts, payIn: PayInRow): Promise<PayIn | Refused<typeof operation>> {
  if (needsPage(payIn)) return refuse('payment_provider_unavailable');
  const refusal = await parts.db.transaction(async (tx) => {
    await lockPlayer(tx, payIn.playerId);
    return refuseOpen(tx, parts, payIn);
  });
  return refusal ?? payInView(payIn, await parts.bonuses.ofPayIns(parts.db, [payIn.id]));
}
