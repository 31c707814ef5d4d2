import { REGIONS } from '@croupier/domain/site/regions';
import { findGame } from '@croupier/games';
import { expect, test } from 'vitest';
import { isQuick, mayHold } from './is-quick.ts';

const game = (code: string) => ({ code, definition: findGame(code)!.definition });

test('rounds follow while a press is held only where both autoplay and turbo are allowed', () => {
  const slot = game('sunny-orchard');
  const allowed = [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ].map(([autoplay, turbo]) => mayHold(slot, { autoplay: autoplay!, turbo: turbo! }));
  expect(allowed).toEqual([true, false, false, false]);
  const held = Object.values(REGIONS).filter((region) => mayHold(slot, region));
  expect(held.every(({ autoplay, turbo }) => autoplay && turbo)).toBe(true);
});

test('a game that asks for choices is not quick, whatever its region allows', () => {
  const quick = ['pearl-reef', 'roof-cats', 'queens-ladder', 'high-kite', 'fair-wheel'].map((code) =>
    isQuick(game(code)),
  );
  expect(quick).toEqual([false, false, false, false, true]);
  expect(mayHold(game('roof-cats'), { autoplay: true, turbo: true })).toBe(false);
});
