import { listRounds, shareRound, type Round, type RoundRow } from '@croupier/contract/play/rounds';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { findGame, GAMES } from '@croupier/games';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { RoundStrip } from './round-strip.tsx';
import { RoundsSheet } from './rounds-sheet.tsx';
import { useHowItWins } from './use-how-it-wins.ts';
import { usePastRounds } from './use-past-rounds.ts';

const { definition } = findGame('sunny-orchard')!;

afterEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const row = (id: string, winMinor: string): RoundRow => ({
  ...{ id, game: 'sunny-orchard', mathVersion: 1, state: 'settled', currency: 'UAH', kind: 'real' },
  ...{ entry: { mode: 'main', choices: [] }, stakeMinor: '200', winMinor, parts: null, giftId: null },
  ...{ balanceBeforeMinor: '1000', balanceAfterMinor: '800', balanceVersion: 2 },
  settledAt: '2026-01-01T10:00:00.000Z',
});
const OLD = row('3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a01', '100');
const WON = row('3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a02', '5000');

/** The strip of a table where this round came last, and the sheet that it opens. */
function Table({ playerId, last = null }: { playerId?: string; last?: RoundRow | null }) {
  const past = usePastRounds({
    ...{ game: 'sunny-orchard', playerId, wanted: true },
    last: last as Round | null,
  });
  return (
    <>
      <RoundStrip definition={definition} past={past} shown={last} onOpen={() => undefined} />
      <RoundsSheet
        game="sunny-orchard"
        rounds={past.rounds}
        areKept={playerId !== undefined}
        onClose={() => undefined}
      />
    </>
  );
}

test('who has not played the game reads how it wins, and once put away it stays away', async () => {
  fakeNetwork();
  const { user, text, ...screen } = await renderScreen(<Table />);
  expect((await screen.findByTestId('how-it-wins')).textContent).toBe(
    text('game.wins.lines', { least: 3, lines: 5 }),
  );
  await user.click(screen.getByRole('button', { name: text('game.strip.gotIt'), hidden: true }));
  expect(screen.queryByTestId('how-it-wins')).toBeNull();
  screen.unmount();
  expect((await renderScreen(<Table />)).queryByTestId('how-it-wins')).toBeNull();
});

test('who has played it sees what the last rounds paid, those of this visit first', async () => {
  const house = fakeNetwork();
  house.answers(listRounds, { rounds: [OLD], nextCursor: null });
  const screen = await renderScreen(<Table playerId="7" last={WON} />);
  await expect.poll(() => screen.getByTestId('last-results').textContent).toMatch(/25× 0\.5× $/);
  expect(screen.queryByTestId('how-it-wins')).toBeNull();
});

test('a history that is not there yet is not taken for none', async () => {
  fakeNetwork();
  const screen = await renderScreen(<Table playerId="7" />);
  expect(screen.queryByTestId('how-it-wins')).toBeNull();
});

test('a player whose history is empty reads how the game wins', async () => {
  fakeNetwork().answers(listRounds, { rounds: [], nextCursor: null });
  const screen = await renderScreen(<Table playerId="7" />);
  await expect.poll(() => screen.queryByTestId('how-it-wins')).not.toBeNull();
});

test('a kept round leads to its page and its check, and a great win is shared by one link', async () => {
  const house = fakeNetwork();
  house.answers(listRounds, { rounds: [], nextCursor: null });
  house.answers(shareRound, { ticket: 'abcdefghijklmnopqrstuv' });
  const { user, text, ...screen } = await renderScreen(<Table playerId="7" last={WON} />);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const links = [...screen.container.ownerDocument.querySelectorAll('dialog a')];
  const paths = links.map((link) => link.getAttribute('href'));
  expect(paths).toContain(`/en/profile/history/${WON.id}`);
  expect(paths).toContain(`/en/fairness/verify?round=${WON.id}`);
  await user.click(screen.getByText(text('game.strip.share', { times: '25×' })));
  await expect.poll(() => copied.mock.calls).toEqual([[expect.stringMatching(/\/en\/share\/abcdef/)]]);
});

test('rounds of a demonstration have no page, and say that they are not kept', async () => {
  fakeNetwork();
  const { text, ...screen } = await renderScreen(<Table last={OLD} />);
  expect(screen.container.ownerDocument.querySelectorAll('dialog a')).toHaveLength(0);
  expect(screen.getByText(text('game.rounds.demo'))).toBeDefined();
});

test.each(LANGUAGES)('in %s every game says in one short line how it wins', async (language) => {
  fakeNetwork();
  const screen = await renderScreen(
    <ul>
      {GAMES.map((game) => (
        <Line key={game.definition.id} game={game} />
      ))}
    </ul>,
    { language },
  );
  const told = () => [...screen.container.querySelectorAll('li')].map((line) => line.textContent);
  await expect.poll(() => told().length).toBe(GAMES.length);
  const lines = told();
  // Three lines of a phone of 320 px.
  for (const line of lines) expect(line.length, line).toBeLessThan(165);
  for (const line of lines) expect(line).not.toMatch(/game\.|[{}]/);
});

function Line({ game }: { game: (typeof GAMES)[number] }) {
  return <li>{useHowItWins(game.definition)}</li>;
}
