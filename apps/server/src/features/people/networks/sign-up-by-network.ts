import type { signUpByNetwork as operation } from '@croupier/contract/people/networks';
import type { InputOf } from '@croupier/contract/kit';
import { canonicalEmail } from '@croupier/domain/people/players';
import type { Tx } from '../../../platform/database.ts';
import { addressKey } from '../../../platform/http/client-address.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import {
  lockAddress,
  NO_PASSWORD,
  openWithPromo,
  refuseAge,
  type Arrival,
  type Entered,
} from '../players/feature.ts';
import { enterAs } from './finish-journey.ts';
import { hasAccount } from './has-account.ts';
import type { Newcomer } from './kept-by-browser.ts';
import type { NetworksParts } from './networks-parts.ts';
import { findPlayerOf, insertIdentity } from './networks-store.ts';

type Answers = InputOf<typeof operation>['body'];
type Refusal = Refused<typeof operation>;

/**
 * Opens an account without a password for who came back from a network. Its e-mail is answered only where the network has proven it;
 * any other is claimed as in every sign-up, and its letter is written. No proof of work: each newcomer has cost a journey, which is
 * counted by address, and an account of the network.
 */
export async function signUpByNetwork(
  parts: NetworksParts,
  newcomer: Newcomer | undefined,
  answers: Answers,
  arrival: Arrival,
): Promise<Entered | Refusal> {
  if (!newcomer) return refuse('link_over');
  const email = newcomer.isProven ? newcomer.email : (answers.email ?? null);
  if (email === null) return refuse('invalid_request', { field: 'email' });
  const young = refuseAge(answers, parts.clock.now());
  if (young) return young;
  const exhausted = await parts.players.budget.take('sign-up-address', addressKey(arrival.ip));
  if (exhausted) return refuse('too_many_requests', exhausted);
  const playerId = await parts.db.transaction((tx) => openFor(parts, tx, newcomer, { ...answers, email }));
  if (isRefusal(playerId)) return playerId;
  return (await enterAs(parts, playerId, newcomer, arrival)) ?? refuse('link_over');
}

/**
 * Of two calls at once, of two tabs, the second waits for the first and comes to the account that it opened. The identity is locked
 * before the address; nobody else locks one after the other.
 */
async function openFor(
  parts: Pick<NetworksParts, 'clock' | 'carryStops' | 'isKeptForUndo'>,
  tx: Tx,
  newcomer: Newcomer,
  answers: Answers & { email: string },
): Promise<bigint | Refusal> {
  await lockAddress(tx, `${newcomer.issuer} ${newcomer.subject}`);
  const known = await findPlayerOf(tx, newcomer);
  if (known !== undefined) return known;
  const { email, region, regionAssumed, language, brand, birthday, promoCode, referralCode } = answers;
  await lockAddress(tx, canonicalEmail(email));
  // Who is told has proven to read that mailbox: an unanswered account is opened whether its address has an owner or not.
  if (newcomer.isProven && (await hasAccount(parts, tx, email))) return refuse('email_taken');
  const now = parts.clock.now();
  const playerId = await openWithPromo(tx, {
    ...{ email, region, regionAssumed, language, brand, birthday, promoCode, now },
    ...{ referralCode: referralCode?.toLowerCase(), passwordHash: NO_PASSWORD },
    unanswered: !newcomer.isProven,
  });
  if (typeof playerId === 'string') return refuse('wrong_promo_code', { reason: playerId });
  if (playerId === undefined) return refuse('email_taken');
  await insertIdentity(tx, playerId, newcomer, now);
  if (newcomer.isProven) {
    await parts.carryStops(tx, playerId);
    await appendFacts(tx, [{ playerId, topic: 'account.email-verified', payload: {} }]);
  }
  return playerId;
}
