import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import type { testWalletControl } from '@croupier/contract/providers';
import { REGIONS, type RegionId } from '@croupier/domain';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { openAccount } from '../players/index.ts';
import { post } from '../ledger/index.ts';
import { manageStudios } from './manage-studios.ts';
import type { ProvidersParts } from './providers-parts.ts';
import * as store from './providers-store.ts';
import { openSession, tokenHashOf } from './sessions.ts';

type Wanted = InputOf<typeof testWalletControl>['body'];
type Made = OutputOf<typeof testWalletControl>;

const REGION: RegionId = 'UA';
/** Nobody signs in as a player that a test of the wallet made: no password has this hash. */
const NO_PASSWORD = '$argon2id$none';

/** What a test of the wallet asks of the house. Exists with the test seams only. */
export async function controlWallet(parts: ProvidersParts, wanted: Wanted): Promise<Made | Refusal> {
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
      await store.setGameAvailable(db, game, wanted.action === 'switch-game-on');
      return {};
    case 'grant-free-rounds':
      return grantFreeRounds(parts, wanted);
  }
}

async function createSession(parts: ProvidersParts, wanted: Wanted): Promise<Made | Refusal> {
  const game = wanted.game && (await store.findGame(parts.db, wanted.game));
  if (!game) return refuse('not_found');
  const known = wanted.playerId === undefined ? undefined : BigInt(wanted.playerId);
  const playerId = known ?? (await makePlayer(parts, BigInt(wanted.balanceMinor ?? 0)));
  const session = await openSession(parts, { playerId, region: REGION, wishedRegion: null }, game);
  return { playerId: String(playerId), token: session.token, currency: session.currency };
}

async function makePlayer({ db, clock }: ProvidersParts, amountMinor: bigint): Promise<bigint> {
  return db.transaction(async (tx) => {
    const email = `wallet-test-${randomUUID()}@players.example`;
    const language = REGIONS[REGION].language;
    const account = { email, passwordHash: NO_PASSWORD, region: REGION, language, now: clock.now() };
    const playerId = await openAccount(tx, account);
    if (playerId === undefined) throw new Error('a random e-mail was taken');
    if (amountMinor === 0n) return playerId;
    const posted = await post(tx, {
      playerId,
      currency: REGIONS[REGION].currency,
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
    if (!posted.ok) throw new Error(`adjustment refused: ${posted.reason}`);
    return playerId;
  });
}

async function grantFreeRounds({ db, clock }: ProvidersParts, wanted: Wanted): Promise<Made | Refusal> {
  const { game, playerId, stakeMinor, count } = wanted;
  if (!game || !playerId || !stakeMinor || !count) return refuse('invalid_request');
  const gift = { game, playerId: BigInt(playerId), stakeMinor: BigInt(stakeMinor), count, days: 7 };
  const given = await manageStudios(db, () => clock.now()).giveFreeRounds(gift);
  return typeof given === 'string' ? refuse('not_found') : given;
}
