import { type SeedPair, seedPairs, startSeeds } from '@croupier/contract/play/fairness';
import { me } from '@croupier/contract/people/players';
import { listOpenRounds, playRound, type Round } from '@croupier/contract/play/rounds';
import { findGame, mathHash, modesOf, decideRound, tapeDraw } from '@croupier/games';
import { afterEach, expect, test } from 'vitest';
import { fakeNetwork, type FakeNetwork } from '../../../testing/fake-network.ts';
import { closeAllModals, useOpenModals } from '../../../lib/modals.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { GameTable } from './game-table.tsx';
import type { Game } from '../table/game.ts';

const CODE = 'fair-wheel';
const { definition } = findGame(CODE)!;
const ENTRY = { mode: modesOf(definition)[0]!, choices: [] };
const PLAYER = somePlayer();
const GRANT = '3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a01';
const WITH_BONUS = somePlayer({
  balances: [
    { currency: 'UAH', kind: 'real', amountMinor: '300', version: 1 },
    { currency: 'UAH', kind: 'bonus', amountMinor: '900', version: 1 },
  ],
  activeBonus: {
    ...{
      id: GRANT,
      currency: 'UAH',
      order: 'REAL_FIRST',
      source: 'ALL',
      withdrawal: 'keeps',
      wagerMinor: '9000',
      wagerLeftMinor: '9000',
    },
    ...{ maximumStakeMinor: null, maximumConversionMinor: null, expiresAt: null },
    contributions: {},
    otherContribution: 100,
  },
});
const COMMITMENT = '0'.repeat(64);
const FIRST_PAIR: Omit<SeedPair, 'clientSeed'> = {
  ...{ id: '1', commitment: COMMITMENT, clientSeedBy: 'player', nextNonce: 0, serverSeed: null },
  ...{ createdAt: '2026-01-01T09:00:00.000Z', revealedAt: null },
};
const SPIN = 'button[aria-keyshortcuts=Space]';

afterEach(() => localStorage.clear());
afterEach(closeAllModals);

async function sitDown(house: FakeNetwork, change: Partial<Game> = {}, player = PLAYER) {
  house.answers(me, { profile: player });
  house.answers(listOpenRounds, { rounds: [] });
  house.answers(seedPairs, { active: null, nextCommitment: COMMITMENT, revealed: [] });
  house.answers(startSeeds, ({ clientSeed }) => ({
    active: { ...FIRST_PAIR, clientSeed },
    nextCommitment: '1'.repeat(64),
  }));
  const game = {
    code: CODE,
    definition,
    mathHash: mathHash(definition),
    stakesMinor: ['100', '1000', '5000'],
    available: true,
    ...change,
  } as Game;
  const screen = await renderScreen(<Table game={game} />, { profile: player });
  const spin = () => screen.container.querySelector<HTMLButtonElement>(SPIN)!;
  await expect
    .poll(() => screen.queryByTestId('board')?.dataset)
    .toMatchObject({ ready: 'true', phase: 'ready' });
  return { ...screen, spin, press: () => screen.user.click(spin()) };
}

/** The game, and the names of the modals that are open over it. */
function Table({ game }: { game: Game }) {
  const open = useOpenModals().map(({ name }) => name);
  return (
    <>
      <GameTable game={game} demo={false} />
      <output data-testid="modals">{open.join()}</output>
    </>
  );
}

/** The round that the wheel gives when it stops at its first sector. */
function roundOf({ key, stakeMinor }: { key: string; stakeMinor: string }): Round {
  return {
    id: key,
    game: CODE,
    mathVersion: 1,
    mathHash: mathHash(definition),
    state: 'settled',
    parts: null,
    giftId: null,
    entry: ENTRY,
    currency: 'UAH',
    kind: 'real',
    stakeMinor,
    winMinor: '0',
    balanceBeforeMinor: '100000',
    balanceAfterMinor: String(100_000n - BigInt(stakeMinor)),
    balanceVersion: 2,
    settledAt: '2026-01-01T10:00:00.000Z',
    outcome: decideRound(definition, tapeDraw([0]), ENTRY),
    fairness: {
      seedPairId: '1',
      commitment: COMMITMENT,
      clientSeed: 'seed',
      nonce: 0,
      serverSeed: null,
    },
  };
}

// The first of this file: a page asks once.
test('the first bet waits for the seed of this browser', async () => {
  const house = fakeNetwork();
  const { press } = await sitDown(house);
  house.answers(playRound, roundOf);
  await press();
  await expect.poll(() => house.asked(playRound).length).toBe(1);
  const [sent] = house.asked(startSeeds);
  expect(sent).toMatchObject({
    commitment: COMMITMENT,
    clientSeed: expect.stringMatching(/^.{8,}$/) as string,
  });
});

test.each([
  ['insufficient_funds', 422],
  ['too_soon', 429],
  ['stake_not_allowed', 422],
  ['unauthorised', 401],
  ['game_unavailable', 423],
])('a bet refused with %s says what happened, and the next one can be placed', async (key, status) => {
  const house = fakeNetwork();
  const { press, text, spin, ...table } = await sitDown(house);
  house.refuses(playRound, { status, key });
  await press();
  const notice = await table.findByText(text(`game.notice.${key}`));
  // Above the stage and what is chosen on it, not over them.
  const board = table.getByTestId('board');
  expect(notice.compareDocumentPosition(board)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(board.parentElement!.contains(notice)).toBe(false);
  expect(spin().dataset['phase']).toBe('ready');
  await press();
  await expect.poll(() => house.asked(playRound).length).toBe(2);
  const [first, second] = house.asked(playRound);
  expect(second!.key).not.toBe(first!.key);
});

test('an error of the house is told as one, and the next press plays another round', async () => {
  const house = fakeNetwork();
  const { press, text, spin, ...table } = await sitDown(house);
  house.refuses(playRound, { status: 500, key: 'internal' });
  await press();
  await table.findByText(text('game.notice.failed'));
  await expect.poll(() => spin().dataset['phase']).toBe('ready');
  house.answers(playRound, roundOf);
  await press();
  await expect.poll(() => house.asked(playRound).length).toBe(2);
  expect(new Set(house.asked(playRound).map(({ key }) => key)).size).toBe(2);
});

test.each([
  ['a house that is too busy', { status: 503, key: 'unavailable' }],
  ['silence', undefined],
])('%s is asked again with the same key until it answers', async (_what, refusal) => {
  const house = fakeNetwork();
  const { press, text, spin, ...table } = await sitDown(house);
  if (refusal) house.refuses(playRound, refusal);
  await press();
  await table.findByText(text('game.notice.network'));
  expect(spin().getAttribute('aria-disabled')).toBe('true');
  house.answers(playRound, roundOf);
  await expect.poll(() => table.queryByText(text('game.notice.network'))).toBeNull();
  await expect.poll(() => spin().dataset['phase']).toBe('ready');
  expect(new Set(house.asked(playRound).map(({ key }) => key)).size).toBe(1);
  expect(table.getByTestId('game-balance').textContent).toMatch(/950/);
});

test('a bet whose answer never came before the page was left is asked for again by the next visit', async () => {
  const house = fakeNetwork();
  const first = await sitDown(house);
  await first.press();
  await expect.poll(() => house.asked(playRound).length).toBeGreaterThan(0);
  first.unmount();
  house.answers(playRound, roundOf);
  const { queryByText, text } = await sitDown(house);
  await expect.poll(() => new Set(house.asked(playRound).map(({ key }) => key)).size).toBe(1);
  expect(queryByText(text('game.notice.network'))).toBeNull();
});

test('a game that rests says so, and takes no bet', async () => {
  const house = fakeNetwork();
  const { text, spin, ...table } = await sitDown(house, { available: false });
  expect(table.getByText(text('game.notice.game_unavailable'))).toBeDefined();
  expect(spin().disabled).toBe(true);
});

test('a stake that a rule is against is told in a modal, and the table is ready with its money', async () => {
  const house = fakeNetwork();
  const { press, spin, ...table } = await sitDown(house, {}, WITH_BONUS);
  const details = {
    ...{
      rule: 'stake_limit',
      period: 'day',
      currency: 'UAH',
      limitMinor: '500',
      leftMinor: '0',
      until: null,
    },
  };
  house.refuses(playRound, { status: 418, key: 'user_cant_use_exception', details });
  await press();
  await expect.poll(() => table.getByTestId('modals').textContent).toBe('refusal');
  expect(spin().dataset['phase']).toBe('ready');
  expect(table.queryByRole('alert')).toBeNull();
  expect(table.getByTestId('game-balance').textContent).toMatch(/12/);
  house.answers(playRound, roundOf);
  await press();
  await expect.poll(() => house.asked(playRound).length).toBe(2);
});

test('real and bonus money are staked together, and a round is shown by what it left of both', async () => {
  const house = fakeNetwork();
  const { press, ...table } = await sitDown(house, {}, WITH_BONUS);
  expect(table.getByTestId('game-balance').textContent).toMatch(/12.00/);
  expect(table.getByTestId('game-bonus').textContent).toMatch(/9.00/);
  const parts = {
    ...{
      grantId: GRANT,
      bonusStakeMinor: '700',
      bonusWinMinor: '0',
      forfeitedMinor: '0',
      progressMinor: '1000',
    },
    balance: { amountMinor: '200', version: 2 },
  };
  house.answers(playRound, (asked) => ({ ...roundOf(asked), balanceAfterMinor: '0', parts }));
  await press();
  await expect.poll(() => table.getByTestId('game-balance').textContent).toMatch(/2.00/);
  expect(table.getByTestId('game-bonus').textContent).toMatch(/2.00/);
});

test('a round that comes to the same as the one before is said again', async () => {
  const house = fakeNetwork();
  const { press, spin, ...table } = await sitDown(house);
  house.answers(playRound, roundOf);
  const said = () => table.getByText(/^No win\. Balance/);
  await press();
  await expect.poll(said).toBeDefined();
  await expect.poll(() => spin().dataset['phase']).toBe('ready');
  const first = said();
  await press();
  await expect.poll(() => said() !== first).toBe(true);
  expect(said().textContent).toBe(first.textContent);
});
