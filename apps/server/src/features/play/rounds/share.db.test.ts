import { randomUUID } from 'node:crypto';
import { rotateSeeds } from '@croupier/contract/play/fairness';
import {
  getRound,
  getRoundMaths,
  getShare,
  getSharedRound,
  playRound,
  revokeShare,
  shareRound,
} from '@croupier/contract/play/rounds';
import { testGift } from '@croupier/contract/site/test-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await startTestApp();
  player = await app.createPlayer({ region: 'UA', balanceMinor: '100000' });
});
afterAll(() => app.close());

const GAME = 'sunny-orchard';
async function play(): Promise<string> {
  const key = randomUUID();
  await player.call(playRound, { body: { key, game: GAME, stakeMinor: '100', kind: 'real' } });
  return key;
}
/** A round that waits for a choice. */
async function beginRound(): Promise<string> {
  const key = randomUUID();
  await app.owner.query(
    `INSERT INTO open_round (player_id, stake_minor, balance_after_minor, balance_version, opened_at, touched_at, key, seed_pair,
       nonce, kind, maths_id, game, currency, entry)
     SELECT $1, 100, 0, 1, now(), now(), $2, 9, 9, 'real', min(id), 'waiting', 'UAH', '{}' FROM game_maths`,
    [player.id, key],
  );
  return key;
}
const share = async (id: string, of = player) => (await of.call(shareRound, { params: { id } })).ticket;
const open = (ticket: string) => app.call(getSharedRound, { params: { ticket }, query: {} });

describe('a shared round', () => {
  it('is seen by anyone with the link, and tells nothing of whose it is', async () => {
    const id = await play();
    const round = await player.call(getRound, { params: { id } });
    const shared = await open(await share(id));
    expect(shared).toMatchObject({ game: GAME, outcome: round.outcome, stakeMinor: '100' });
    expect(shared.player).toContain('•••');
    const text = JSON.stringify(shared);
    expect(text).not.toContain(id);
    expect(text).not.toContain(round.fairness.clientSeed);
    expect(text).not.toContain(round.fairness.commitment);
    expect(Object.keys(shared).filter((key) => /balance|player/i.test(key))).toEqual(['player']);
    expect(shared.player.length).toBeLessThan(9);
  });

  it('says that it was given, and nothing of the gift', async () => {
    const gift = { playerId: String(player.id), games: [GAME], stakeMinor: '100', rounds: 1 };
    const { id: giftId } = await app.call(testGift, { body: gift });
    const key = randomUUID();
    await player.call(playRound, { body: { key, game: GAME, stakeMinor: '100', kind: 'real', giftId } });
    const shared = await open(await share(key));
    expect(shared.isGift).toBe(true);
    expect(JSON.stringify(shared)).not.toContain(giftId);
    expect((await open(await share(await play()))).isGift).toBe(false);
  });

  it('has one link, also when asked for twice at once, and none before', async () => {
    const id = await play();
    expect(await player.call(getShare, { params: { id } })).toEqual({ ticket: null });
    const tickets = await Promise.all(Array.from({ length: 5 }, () => share(id)));
    expect(new Set(tickets).size).toBe(1);
    expect(await player.call(getShare, { params: { id } })).toEqual({ ticket: tickets[0] });
  });

  it('is gone for good when the link is taken back', async () => {
    const id = await play();
    const ticket = await share(id);
    await player.call(revokeShare, { params: { id } });
    await expect(open(ticket)).rejects.toMatchObject({ status: 404 });
    const other = await share(id);
    expect(other).not.toBe(ticket);
    await expect(open(ticket)).rejects.toMatchObject({ status: 404 });
    expect((await open(other)).game).toBe(GAME);
  });

  it('shows the seeds once they are revealed, not before', async () => {
    const id = await play();
    const ticket = await share(id);
    expect((await open(ticket)).fairness).toBeNull();
    const before = await player.call(getRound, { params: { id } });
    const body = { clientSeed: 'my-own-words', activeId: before.fairness.seedPairId };
    await player.call(rotateSeeds, { body });
    const { fairness } = await player.call(getRound, { params: { id } });
    expect((await open(ticket)).fairness).toMatchObject({
      serverSeed: fairness.serverSeed,
      nonce: fairness.nonce,
    });
  });

  it('is the player’s own to share, and settled', async () => {
    const id = await play();
    const stranger = await app.createPlayer({ region: 'UA' });
    await expect(share(id, stranger)).rejects.toMatchObject({ status: 404 });
    await stranger.call(revokeShare, { params: { id } });
    const ticket = await share(id);
    await stranger.call(revokeShare, { params: { id } });
    expect((await open(ticket)).game).toBe(GAME);
    await expect(stranger.call(getRoundMaths, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(open('a'.repeat(22))).rejects.toMatchObject({ status: 404 });

    const waiting = await beginRound();
    await expect(share(waiting)).rejects.toMatchObject({ key: 'round_open' });
  });
});
