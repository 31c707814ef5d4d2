import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import type { testWalletControl } from '@croupier/contract/play/providers';
import { levelToPlay } from '@croupier/domain/people/documents';
import type { PlayRule } from '@croupier/domain/people/play-rules';
import type { GiftTerms } from '@croupier/domain/rewards/gifts';
import type { PurseTerms } from '@croupier/domain/rewards/purses';
import { REGIONS, type RegionId } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { setOpen } from '../catalog/feature.ts';
import { giveLevel } from '../../people/documents/feature.ts';
import { setLimit } from '../../people/limits/feature.ts';
import { setPlayRule } from '../../people/play-rules/feature.ts';
import { openAccount } from '../../people/players/feature.ts';
import { mustPost } from '../../money/ledger/feature.ts';
import { cancelFreeRounds } from './end-free-rounds.ts';
import { giveFreeRounds } from './give-free-rounds.ts';
import type { ProvidersParts } from './providers-parts.ts';
import * as store from './providers-store.ts';
import { openSession, tokenHashOf } from './sessions.ts';

type Wanted = InputOf<typeof testWalletControl>['body'];
type Made = OutputOf<typeof testWalletControl>;

const REGION: RegionId = 'UA';
/** Nobody signs in as a player that a test of the wallet made: no password has this hash. */
const NO_PASSWORD = '$argon2id$none';

/** What a test of the wallet asks of the house. Exists with the test seams only. */
export async function controlWallet(
  parts: ProvidersParts,
  wanted: Wanted,
): Promise<Made | Refused<typeof testWalletControl>> {
  const { db, clock } = parts;
  const { playerId, token, game } = wanted;
  switch (wanted.action) {
    case 'create-session':
      return createSession(parts, wanted);
    case 'expire-session':
      if (!token) return refuse('invalid_request');
      await store.setSessionExpiry(db, tokenHashOf(token), new Date(clock.now().getTime() - 1));
      return {};
    case 'block-player':
      if (!playerId) return refuse('invalid_request');
      await store.insertBlock(db, { playerId: BigInt(playerId), reason: 'test', now: clock.now() });
      return {};
    case 'unblock-player':
      if (!playerId) return refuse('invalid_request');
      await store.deleteBlock(db, BigInt(playerId));
      return {};
    case 'switch-game-off':
    case 'switch-game-on':
      if (!game) return refuse('invalid_request');
      await setOpen(db, { game, available: wanted.action === 'switch-game-on', reason: 'test' });
      return {};
    case 'grant-free-rounds':
      return grantFreeRounds(parts, wanted);
    case 'cancel-free-rounds':
      return cancelThem(parts, wanted);
    case 'give-bonus':
      return giveBonus(parts, wanted);
    case 'cancel-bonus':
      if (!playerId || !wanted.bonusId) return refuse('invalid_request');
      // Again, it is over already.
      await parts.purses.cancel(BigInt(playerId), wanted.bonusId);
      return {};
    case 'limit-stakes':
    case 'exclude-player':
      return rulePlay(parts, wanted);
  }
}

async function createSession(
  parts: ProvidersParts,
  wanted: Wanted,
): Promise<Made | Refused<typeof testWalletControl>> {
  const game = wanted.game && (await store.findGame(parts.db, wanted.game));
  if (!game) return refuse('not_found');
  const known = wanted.playerId === undefined ? undefined : BigInt(wanted.playerId);
  const playerId = known ?? (await makePlayer(parts, BigInt(wanted.balanceMinor ?? 0)));
  const session = await openSession(
    parts,
    { playerId, region: REGION, wishedRegion: null, residence: null },
    game,
  );
  return { playerId: String(playerId), token: session.token, currency: session.currency };
}

async function makePlayer({ db, clock }: ProvidersParts, amountMinor: bigint): Promise<bigint> {
  return db.transaction(async (tx) => {
    const email = `wallet-test-${randomUUID()}@players.example`;
    const language = REGIONS[REGION].language;
    const account = { email, passwordHash: NO_PASSWORD, region: REGION, language, now: clock.now() };
    const playerId = await openAccount(tx, account);
    if (playerId === undefined) throw new Error('a random e-mail was taken');
    const { currency } = REGIONS[REGION];
    const level = levelToPlay({ region: REGION, wishedRegion: null, residence: null });
    await giveLevel(tx, playerId, level, { by: 'test', at: clock.now() });
    // Without limits nobody stakes real money there; nobody deposits anything here, and a day has no more minutes.
    const limits = [
      { rule: 'deposit_limit', period: 'month', amount: { size: 1n, currency } },
      { rule: 'session_time', period: 'day', amount: { size: 1_440n, currency: null } },
    ] as const;
    for (const limit of limits) await setLimit(tx, { playerId, ...limit }, clock.now());
    if (amountMinor === 0n) return playerId;
    await mustPost(tx, {
      playerId,
      currency,
      key: randomUUID(),
      operation: 'adjustment',
      transfers: [
        {
          from: { owner: 'house', name: 'adjustments' },
          to: { owner: 'player', kind: REGIONS[REGION].gameMoney },
          amountMinor,
        },
      ],
    });
    return playerId;
  });
}

async function grantFreeRounds(
  { db, clock }: ProvidersParts,
  wanted: Wanted,
): Promise<Made | Refused<typeof testWalletControl>> {
  const { playerId, stakeMinor, count, gathers = false } = wanted;
  if (!wanted.game || !playerId || !stakeMinor || !count) return refuse('invalid_request');
  const game = await store.findGame(db, wanted.game);
  if (!game) return refuse('not_found');
  const now = clock.now();
  const [id, expiresAt] = [randomUUID(), new Date(now.getTime() + FREE_ROUNDS_LAST_MS)];
  const terms: GiftTerms = { endsAs: 'real', maximumWinMinor: null };
  const given = await db.transaction((tx) =>
    giveFreeRounds(tx, {
      ...{ id, playerId: BigInt(playerId), studio: game.provider, games: [game.game] },
      ...{
        currency: REGIONS[REGION].currency,
        stakeMinor: BigInt(stakeMinor),
        rounds: count,
        expiresAt,
        now,
      },
      gathers: gathers ? terms : null,
    }),
  );
  return given === 'given' ? { freeRoundsId: id } : refuse('not_found');
}

const FREE_ROUNDS_LAST_MS = 7 * 24 * 3_600_000;

async function cancelThem(
  { db, clock }: ProvidersParts,
  { playerId, freeRoundsId }: Wanted,
): Promise<Made | Refused<typeof testWalletControl>> {
  if (!playerId || !freeRoundsId) return refuse('invalid_request');
  const work = (tx: Tx) => cancelFreeRounds(tx, BigInt(playerId), freeRoundsId, clock.now());
  return (await db.transaction(work)) ? {} : refuse('not_found');
}

/** So much that no test wagers it to its end. */
const WAGER_MINOR = 10n ** 15n;

/** Bonus money that stakes take first, so that a test sees both kinds in one stake. */
async function giveBonus(
  { db, clock, purses, fairness }: ProvidersParts,
  wanted: Wanted,
): Promise<Made | Refused<typeof testWalletControl>> {
  const { playerId, bonusId, amountMinor } = wanted;
  if (!playerId || !bonusId || !amountMinor) return refuse('invalid_request');
  const id = BigInt(playerId);
  await fairness.seats.prepare(id);
  return db.transaction(async (tx) => {
    const terms: PurseTerms = {
      ...{
        currency: REGIONS[REGION].currency,
        order: 'BONUS_FIRST',
        contributions: {},
        otherContribution: 100,
      },
      ...{ maximumStakeMinor: null, maximumConversionMinor: null },
    };
    const sums = { amountMinor: BigInt(amountMinor), wagerMinor: WAGER_MINOR };
    const now = clock.now();
    await purses.grant(tx, { playerId: id, id: bonusId, terms, ...sums, expiresAt: null, now });
    return (await purses.activate(tx, id, bonusId)) ?? {};
  });
}

/** A limit on what the player may stake in a day, or an end to all stakes. */
async function rulePlay(
  { db, clock, fairness }: ProvidersParts,
  wanted: Wanted,
): Promise<Made | Refused<typeof testWalletControl>> {
  const { action, playerId, amountMinor = '0' } = wanted;
  if (!playerId) return refuse('invalid_request');
  const id = BigInt(playerId);
  const limit = { amountMinor: BigInt(amountMinor), currency: REGIONS[REGION].currency };
  const rule: PlayRule =
    action === 'limit-stakes'
      ? { rule: 'stake_limit', period: 'day', ...limit }
      : { rule: 'exclusion', from: clock.now(), until: null };
  await fairness.seats.prepare(id);
  await db.transaction((tx) => setPlayRule(tx, id, rule));
  return {};
}
