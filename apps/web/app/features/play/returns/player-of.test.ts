import { findGame, modesOf } from '@croupier/games';
import { declaredSheetOf } from '@croupier/games/maths/declared.ts';
import { expect, test } from 'vitest';
import { playerOf } from './player-of.ts';

test.each([
  ['pearl-reef', 'steps'],
  ['roof-cats', 'steps'],
  ['queens-ladder', 'steps'],
  ['high-kite', 'flight'],
  ['paper-dragons', 'freeSpins'],
  ['lantern-tide', null],
  ['tavern-dice', null],
  ['storm-keep', null],
] as const)('%s describes the rounds of a player of the kind %s', (code, player) => {
  const { definition } = findGame(code)!;
  for (const mode of modesOf(definition))
    expect(playerOf(declaredSheetOf(definition, mode).details)).toBe(player);
});
