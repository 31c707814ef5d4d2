import { createHash } from 'node:crypto';
import type { createPayOut as operation, PayOut } from '@croupier/contract/money/pay-outs';
import type { InputOf } from '@croupier/contract/kit';
import { parseAmountMinor } from '@croupier/domain/money/amounts';
import { judgePayOut, payOutFee, payOutTermsOf, type PayOutTerms } from '@croupier/domain/money/pay-outs';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { InputError } from '../../../platform/http/input-error.ts';
import { isRefusal, refuse, refuseByRule, type Refused } from '../../../platform/refusal.ts';
import { refuseClosed } from '../../people/limits/feature.ts';
import { isBlocked, lockPlayer } from '../../people/players/feature.ts';
import { endByPayOut, lockEndedByPayOut } from '../../rewards/purses/feature.ts';
import { lockBalances } from '../ledger/feature.ts';
import { factsOf, gatherStanding } from './gather-facts.ts';
import { findMethod } from './methods-store.ts';
import { openPayOut } from './move-pay-out.ts';
import { againstView, payOutView } from './pay-outs-view.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { findPayOut, listOpen, type NewPayOut, type PayOutRow } from './pay-outs-store.ts';

/** Under way at a time. */
const OPEN_MAX = 5;

type Refusal = Refused<typeof operation>;
type Body = InputOf<typeof operation>['body'];

/**
 * Takes a wish for money. Its id comes of the player and the key, so that whatever is repeated finds the same one. With the commit the
 * money has left the balance and is put aside; who looks at it, and that it is sent, comes after.
 */
export async function createPayOut(
  parts: PayOutsParts,
  player: SignedIn,
  { key, code, methodId, currency, ...input }: Body,
): Promise<PayOut | Refusal> {
  const terms = payOutTermsOf(player, currency);
  const amountMinor = parseAmountMinor(input.amountMinor);
  if (amountMinor === undefined) return refuseAmount(terms);
  const wanted = {
    id: derivedUuid(`pay-out of ${player.playerId} ${key}`),
    playerId: player.playerId,
    inputHash: createHash('sha256').update(`${amountMinor} ${currency} ${methodId}`).digest(),
    ...{ amountMinor, currency, methodId, createdAt: parts.clock.now() },
  };
  const payOut = await parts.db.transaction((tx) => take(parts, tx, { wanted, code, terms }));
  return isRefusal(payOut) ? payOut : payOutView(payOut, player);
}

type Wanted = Omit<NewPayOut, 'feeMinor' | 'methodKind' | 'mark' | 'mask'>;

/** Under the player's lock: of two wishes at once the second one counts the first. */
async function take(
  parts: PayOutsParts,
  tx: Tx,
  { wanted, code, terms }: { readonly wanted: Wanted; readonly code: string; readonly terms: PayOutTerms },
): Promise<PayOutRow | Refusal> {
  const { playerId, currency, amountMinor } = wanted;
  const { answeredAt } = await lockPlayer(tx, playerId);
  const twin = await findPayOut(tx, wanted.id);
  if (twin) return twin.inputHash.equals(wanted.inputHash) ? twin : refuse('key_reused');
  if (amountMinor < terms.minimumMinor || amountMinor > terms.maximumMinor) return refuseAmount(terms);
  // As every later call is: this one was let in before.
  if (await isBlocked(tx, playerId)) throw new InputError('account_blocked');
  if (answeredAt === null) return refuseByRule({ rule: 'email_unanswered' });
  if ((await listOpen(tx, playerId)).length >= OPEN_MAX) return refuse('too_many_requests');
  const judged = await judge(tx, wanted);
  if (isRefusal(judged)) return judged;
  // The seat before the accounts, as whoever stakes.
  const ending = await lockEndedByPayOut(tx, { playerId, currency });
  // Before the code is used up, and held until the money is moved: no stake takes it meanwhile.
  const balances = await lockBalances(tx, { playerId, currency });
  // Of a currency that they never had there is no balance.
  const available = balances.find(({ kind }) => kind === 'real')?.amountMinor ?? 0n;
  if (available < amountMinor) return refuse('insufficient_funds');
  const verdict = await parts.codes.take(tx, { playerId, purpose: 'pay-out', code });
  if (verdict.status !== 'proven')
    return refuse('wrong_code', { triesLeft: verdict.status === 'wrong' ? verdict.triesLeft : 0 });
  if (ending) await endByPayOut(tx, ending, wanted.createdAt);
  return openPayOut(tx, parts, judged);
}

const refuseAmount = ({ minimumMinor, maximumMinor }: PayOutTerms): Refusal =>
  refuse('amount_out_of_range', { minimumMinor: String(minimumMinor), maximumMinor: String(maximumMinor) });

async function judge(tx: Tx, wanted: Wanted): Promise<NewPayOut | Refusal> {
  const { playerId, currency, amountMinor, methodId, createdAt: now } = wanted;
  const standing = await gatherStanding(tx, { playerId, currency, now });
  const byLevel = refuseClosed(standing.verified, currency, ({ payOuts }) => payOuts);
  if (byLevel) return byLevel;
  const method = await findMethod(tx, methodId);
  // Another player's is answered like one that never was.
  if (method?.playerId !== playerId) return refuse('not_found');
  const against = judgePayOut(await factsOf(tx, standing, { amountMinor, method, now }));
  if (against) return refuse('pay_out_refused', againstView(against, standing));
  const feeMinor = payOutFee(standing.terms, { amountMinor, usedBefore: standing.used.count });
  return { ...wanted, feeMinor, methodKind: method.kind, mark: method.mark!, mask: method.mask! };
}
