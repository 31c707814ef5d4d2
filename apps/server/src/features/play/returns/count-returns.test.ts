import { findGame } from '@croupier/games';
import { expect, test } from 'vitest';
import { countReturns, type SettledRound } from './count-returns.ts';

const lines = findGame('sunny-orchard')!.definition;
const wheel = findGame('fair-wheel')!.definition;
const definitionOf = (id: number) => ({ 1: lines, 2: wheel })[id];
const round = (more: Partial<SettledRound>): SettledRound => ({
  maths: 1,
  entry: null,
  kind: 'real',
  stakeMinor: '1000',
  winMinor: '0',
  ...more,
});

test('rounds are added up by maths, mode and money, each as much as the other', () => {
  const bold = JSON.stringify({ choices: [], mode: 'bold' });
  const counted = countReturns(
    [
      round({ winMinor: '2000' }),
      round({ stakeMinor: '50', winMinor: '150', kind: 'bonus' }),
      round({ kind: 'play', winMinor: '1000' }),
      round({ maths: 2, entry: bold, winMinor: '0' }),
    ],
    definitionOf,
  );
  const units = BigInt('lines' in lines ? lines.lines.length : 0);
  expect(counted).toEqual([
    {
      mathsId: 1,
      mode: 'main',
      money: 'real',
      rounds: 2,
      winUnits: 5n * units,
      winUnitsSquared: 13n * units ** 2n,
    },
    { mathsId: 1, mode: 'main', money: 'play', rounds: 1, winUnits: units, winUnitsSquared: units ** 2n },
    { mathsId: 2, mode: 'bold', money: 'real', rounds: 1, winUnits: 0n, winUnitsSquared: 0n },
  ]);
});

test('a flight that was called off and maths that nobody knows are left out', () => {
  const calledOff = { choices: [[200]], given: { flight: { number: 3, void: true } }, mode: 'main' };
  const rounds = [round({ entry: JSON.stringify(calledOff), winMinor: '1000' }), round({ maths: 9 })];
  expect(countReturns(rounds, definitionOf)).toEqual([]);
});

test('a round that was given has no stake to return', () => {
  const given = round({ winMinor: '5000', gift: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' });
  expect(countReturns([given], definitionOf)).toEqual([]);
});
