import type { OutputOf } from '@croupier/contract/kit';
import type { KeyOwner, readKey as operation } from '@croupier/contract/office/money-desk';
import type { Queryable } from '../../../platform/database.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import * as store from './key-store.ts';
import { transferView } from './transfer-view.ts';
import { listOfKey } from './transfers-store.ts';

/** Everything that moved under one key of a player, and what it belongs to. */
export async function readKey(
  db: Queryable,
  { playerId, key }: { playerId: bigint; key: string },
): Promise<OutputOf<typeof operation> | Refused<typeof operation>> {
  const [transfers, round, post] = await Promise.all([
    listOfKey(db, playerId, key),
    store.findRoundOfKey(db, playerId, key),
    store.findPostOfKey(db, playerId, key),
  ]);
  if (transfers.length === 0 && !round && !post) return refuse('not_found');
  return {
    ...{ playerId: String(playerId), key },
    requestId: round?.requestId ?? post?.requestId ?? null,
    owner: round ? roundView(round) : post ? await ownerOf(db, playerId, post) : null,
    transfers: transfers.map(transferView),
  };
}

const roundView = ({
  state,
  game,
  currency,
  kind,
  stakeMinor,
  winMinor,
  at,
}: store.RoundOfKey): KeyOwner => ({
  what: 'round',
  ...{ state, game, currency, kind },
  stakeMinor: String(stakeMinor),
  winMinor: winMinor === null ? null : String(winMinor),
  at: at.toISOString(),
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What the reference of an operation's post is the id of. */
const REFERS_TO: Readonly<Record<string, 'payment' | 'bonus' | 'gift' | 'reward'>> = {
  'pay-in': 'payment',
  'bonus-grant': 'bonus',
  'bonus-conversion': 'bonus',
  'bonus-forfeit': 'bonus',
  'gift-win': 'gift',
  reward: 'reward',
};

/** Where nothing is found behind a reference, the post says itself what it knows. */
async function ownerOf(db: Queryable, playerId: bigint, post: store.PostOfKey): Promise<KeyOwner> {
  const { operation, reference, at } = post;
  const said: KeyOwner = { what: 'post', operation, reference, at: at.toISOString() };
  if (reference === null) return said;
  if (operation.startsWith('provider-')) return (await studioRoundOf(db, reference)) ?? said;
  const what = REFERS_TO[operation];
  if (!what || !UUID.test(reference)) return said;
  if (what === 'reward') return (await rewardOf(db, playerId, reference)) ?? said;
  const owner = await store.findOwner(db, what, playerId, reference);
  return owner ? { what, id: reference, state: owner.state, at: owner.at.toISOString() } : said;
}

async function rewardOf(db: Queryable, playerId: bigint, id: string): Promise<KeyOwner | undefined> {
  const reward = await store.findRewardOfKey(db, playerId, id);
  return reward && { what: 'reward', ...reward, at: reward.at.toISOString() };
}

async function studioRoundOf(db: Queryable, reference: string): Promise<KeyOwner | undefined> {
  const colon = reference.indexOf(':');
  const name = { provider: reference.slice(0, colon), roundId: reference.slice(colon + 1) };
  const round = await store.findStudioRound(db, name);
  if (!round) return undefined;
  const transactions = await store.listStudioTransactions(db, name);
  return {
    what: 'studio-round',
    ...name,
    ...{ game: round.game, state: round.state, currency: round.currency },
    ...{ stakeMinor: String(round.stakeMinor), winMinor: String(round.winMinor) },
    transactions: transactions.map(({ amountMinor, at, ...rest }) => ({
      ...rest,
      amountMinor: String(amountMinor),
      at: at.toISOString(),
    })),
  };
}
