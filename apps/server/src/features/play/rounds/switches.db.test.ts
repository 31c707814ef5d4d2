import { randomUUID } from 'node:crypto';
import type { ApiError } from '@croupier/contract/kit';
import { listOpenRounds, playRound, stepRound } from '@croupier/contract/play/rounds';
import type { ClosedTimes, SwitchScope } from '@croupier/domain/play/catalog';
import { REGIONS } from '@croupier/domain/site/regions';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { setSwitch } from '../catalog/feature.ts';

let app: TestApp;
const here: TestPlayer[] = [];
const there: TestPlayer[] = [];
beforeAll(async () => {
  app = await startTestApp();
  for (let count = 0; count < 6; count += 1) {
    here.push(await app.createPlayer({ region: 'UA', balanceMinor: '1000000' }));
    there.push(await app.createPlayer({ region: 'RC', playMinor: '1000000', balanceMinor: '1000000' }));
  }
});
afterAll(() => app.close());
afterEach(() => app.owner.query('DELETE FROM game_switch'));

const SPUN = 'sunny-orchard';
const ALWAYS: ClosedTimes = { from: null, until: null };

const close = (scope: SwitchScope, closed: ClosedTimes | null = ALWAYS, game = SPUN) =>
  app.db.transaction((tx) => setSwitch(tx, { game, scope, closed, reason: 'test', now: new Date() }));

/** The verdict on one stake. */
async function play(player: TestPlayer, game = SPUN, more: object = {}): Promise<string> {
  const { gameMoney } = REGIONS[here.includes(player) ? 'UA' : 'RC'];
  const body = { key: randomUUID(), game, stakeMinor: '100', kind: gameMoney, ...more };
  return player.call(playRound, { body }).then(
    () => 'played',
    (error: unknown) => (error as ApiError).key,
  );
}

/** What each of several players is told who play in the same moment, and so in one statement. */
const together = (players: readonly TestPlayer[]) => Promise.all(players.map((player) => play(player)));

test('a game that is closed in a region is refused to its players alone, one by one and together', async () => {
  expect(await together([...here, ...there])).toEqual(Array(12).fill('played'));
  await close('UA');
  expect(await play(here[0]!)).toBe('game_unavailable');
  expect(await play(there[0]!)).toBe('played');
  expect(await together([...here, ...there])).toEqual([
    ...Array<string>(6).fill('game_unavailable'),
    ...Array<string>(6).fill('played'),
  ]);
});

test('a game that is closed at a brand is refused to the players of the brand', async () => {
  await app.owner.query(`UPDATE player SET brand = 'toro' WHERE id = $1`, [here[1]!.id]);
  await close('toro');
  expect(await together([here[0]!, here[1]!])).toEqual(['played', 'game_unavailable']);
  await close('rino');
  expect(await together([here[0]!, here[1]!])).toEqual(['game_unavailable', 'game_unavailable']);
});

test('a switch of another game, one that is yet to come and one that is over close nothing', async () => {
  const soon = new Date(Date.now() + 3_600_000);
  await close('all', ALWAYS, 'lantern-tide');
  await close('all', { from: soon, until: null });
  expect(await play(here[0]!)).toBe('played');
  await app.owner.query(
    `UPDATE game_switch SET closed_from = NULL, closed_until = now() - interval '1 second' WHERE game = $1`,
    [SPUN],
  );
  expect(await play(here[0]!)).toBe('played');
});

test('a switch closes from its time on and opens at its end, by itself', async () => {
  const from = new Date(Date.now() - 1_000);
  await close('UA', { from, until: new Date(Date.now() + 3_600_000) });
  expect(await play(here[0]!)).toBe('game_unavailable');
  await app.owner.query(`UPDATE game_switch SET closed_until = now() - interval '1 second' WHERE game = $1`, [
    SPUN,
  ]);
  expect(await play(here[0]!)).toBe('played');
});

test('a round that is open when its game is closed is played to its end, and no other is begun', async () => {
  const player = here[2]!;
  const game = 'pearl-reef';
  expect(await play(player, game, { mode: 'traps-1' })).toBe('played');
  await close('all', ALWAYS, game);
  const [open] = (await player.call(listOpenRounds, { query: { game } })).rounds;
  const step = (choice: number[], at: number) =>
    player.call(stepRound, { params: { id: open!.id }, body: { step: at, choice } });
  // A tile may end it; what is still open takes its money.
  if ((await step([0], 0)).state === 'open') expect((await step([], 1)).state).toBe('settled');
  expect((await player.call(listOpenRounds, { query: { game } })).rounds).toEqual([]);
  expect(await play(player, game, { mode: 'traps-1' })).toBe('game_unavailable');
});

test('of stakes in flight while a switch commits, none that came after the commit is taken', async () => {
  const told: { at: 'before' | 'after'; verdict: string }[] = [];
  let closed = false;
  const racing = [...here, ...here, ...there].map(async (player) => {
    for (let rounds = 0; rounds < 8; rounds += 1) {
      const at = closed ? 'after' : 'before';
      told.push({ at, verdict: await play(player) });
    }
  });
  await close('UA');
  await close('RC');
  closed = true;
  await Promise.all(racing);
  const after = told.filter(({ at }) => at === 'after').map(({ verdict }) => verdict);
  expect(after.length).toBeGreaterThan(0);
  expect(new Set(after)).toEqual(new Set(['game_unavailable']));
});
