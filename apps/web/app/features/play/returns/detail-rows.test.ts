import { GAMES, modesOf } from '@croupier/games';
import { declaredSheetOf } from '@croupier/games/maths/declared.ts';
import { expect, test } from 'vitest';
import { detailRows } from './detail-rows.ts';

test('numbered figures share a name and are counted up; what is not there is left out', () => {
  expect(
    detailRows({ rtpAfter10: 0.96, rtpAfter2: 0.95, freeSpinsPerSpin: 0, hits3Probability: 0.1 }),
  ).toEqual([
    { name: 'hitsProbability', number: 3, kind: 'odds', value: 0.1 },
    { name: 'rtpAfter', number: 2, kind: 'share', value: 0.95 },
    { name: 'rtpAfter', number: 10, kind: 'share', value: 0.96 },
  ]);
});

/** Said elsewhere on the page. */
const ELSEWHERE = ['choice', 'rtpMargin95'];

test('every figure that a game of ours declares has a line', () => {
  for (const { definition } of GAMES) {
    for (const mode of modesOf(definition)) {
      const { details } = declaredSheetOf(definition, mode);
      const told = Object.keys(details).filter((name) => details[name] !== 0 && !ELSEWHERE.includes(name));
      expect(detailRows(details)).toHaveLength(told.length);
    }
  }
});
