import type { Round } from '@croupier/contract/play/rounds';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { someGift } from '../../rewards/gifts/gift.fixture.ts';
import { useSpoken, useSpokenLeft, type RunningOut } from './use-spoken.ts';

const round = (kinds: readonly string[], winMinor: string) =>
  ({
    ...{ currency: 'UAH', stakeMinor: '200', winMinor, balanceAfterMinor: '5000', parts: null, giftId: null },
    outcome: { family: 'grid', steps: kinds.map((kind) => ({ kind })) },
  }) as unknown as Round;

function Said({ round: last }: { round: Round | null }) {
  return <p data-testid="said">{useSpoken(last)}</p>;
}

test('a round is told in one sentence, and its free spins before it', async () => {
  const said = async (last: Round | null) => {
    const screen = await renderScreen(<Said round={last} />);
    const text = screen.getByTestId('said').textContent;
    screen.unmount();
    return text;
  };
  expect(await said(null)).toBe('');
  expect(await said(round(['base'], '0'))).toBe('No win. Balance: ₴50.00.');
  expect(await said(round(['base', 'free', 'free'], '900'))).toBe(
    '2 free spins played. You win ₴9.00. Balance: ₴50.00.',
  );
});

function Left(counted: RunningOut) {
  return <output>{useSpokenLeft(counted)}</output>;
}

/** What is said of rounds that are counted down, for each of them. */
async function heard(all: readonly RunningOut[], language?: 'ru' | 'ua' | 'kk') {
  const left = all.map((each, at) => <Left key={at} {...each} />);
  const screen = await renderScreen(<>{left}</>, language && { language });
  const texts = [...screen.container.querySelectorAll('output')].map(({ textContent }) => textContent);
  screen.unmount();
  return texts;
}

/** Autoplay while so many rounds are still to come, between two of them or during the one before. */
const auto = (left: number | null, planned: number | null, phase: 'ready' | 'showing' = 'ready') =>
  ({ rounds: { phase, last: null }, autoplay: { left, planned }, gift: null }) satisfies RunningOut;

/** A gift with so many rounds left; `isBegun` once one of them was played here. */
const given = (roundsLeft: number, isBegun: boolean): RunningOut => {
  const gift = someGift({ rounds: 25, roundsLeft });
  const last = { ...round(['base'], '0'), giftId: isBegun ? gift.id : null };
  return { rounds: { phase: 'ready', last }, autoplay: { left: 25, planned: 25 }, gift };
};

test('of rounds that play themselves the first, every tenth and the last three say how many are left', async () => {
  expect(await heard([auto(null, null), auto(25, 25), auto(24, 25, 'showing')])).toEqual([
    ...['', 'Autoplay: 25 rounds to go.', 'Autoplay: 25 rounds to go.'],
  ]);
  expect(await heard([24, 20, 11, 4, 3, 1, 0].map((left) => auto(left, 25)))).toEqual([
    ...['', 'Autoplay: 20 rounds to go.', '', ''],
    ...['Autoplay: 3 rounds to go.', 'Autoplay: 1 round to go.', ''],
  ]);
  // The round that is shown is still one of them: nothing is said anew when it begins.
  expect(await heard([auto(20, 25), auto(19, 25, 'showing')])).toEqual([
    ...['Autoplay: 20 rounds to go.', 'Autoplay: 20 rounds to go.'],
  ]);
});

test('a gift says it before its first round here, and then as seldom; it goes before autoplay', async () => {
  expect(await heard([given(17, false), given(17, true), given(10, true), given(1, true)])).toEqual([
    ...['17 gift spins left.', '', '10 gift spins left.', '1 gift spin left.'],
  ]);
});

test.each([
  ['ru', 'Автоигра: ещё 3 раунда.', 'Осталось 10 подаренных вращений.', 'Осталось 1 подаренное вращение.'],
  ['ua', 'Автогра: ще 3 раунди.', 'Залишилося 10 подарованих обертів.', 'Залишився 1 подарований оберт.'],
  ['kk', 'Автоойын: тағы 3 раунд.', '10 сыйлық айналым қалды.', '1 сыйлық айналым қалды.'],
] as const)('in %s its numbers have their forms', async (language, ...said) => {
  expect(await heard([auto(3, 25), given(10, true), given(1, true)], language)).toEqual(said);
});
