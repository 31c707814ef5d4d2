import { expect, it } from 'vitest';
import { modesOf } from '../read-definition.ts';
import { GAMES } from '../portfolio/index.ts';
import { declaredSheetOf } from './declared.ts';
import { exactDigits, simulatedDigits } from './held-digits.ts';

it('keeps as many digits as the error leaves', () => {
  expect(exactDigits(0.955132354118)).toBe(0.955132354);
  expect(exactDigits(24_300_000)).toBe(24_300_000);
  // Twenty of 10⁸ rounds: the standard error is 22 %.
  expect(simulatedDigits(2.04e-7, 1e8)).toBe(2e-7);
  expect(simulatedDigits(0.337812345, 1e8)).toBe(0.3378);
  expect([simulatedDigits(0, 1e8), simulatedDigits(1, 1e8)]).toEqual([0, 1]);
});

const sheets = GAMES.flatMap(({ definition }) =>
  modesOf(definition).map((mode) => [definition.id, mode, declaredSheetOf(definition, mode)] as const),
);

it.each(sheets)('%s, %s declares no digit more', (_id, _mode, sheet) => {
  const { simulatedRounds, rtpMargin, method } = sheet;
  expect(method === 'simulated').toBe(simulatedRounds !== null);
  expect(rtpMargin > 0).toBe(simulatedRounds !== null);
  const probabilities = [
    sheet.hitFrequency,
    sheet.maximumWinProbability,
    ...sheet.atLeast.map(({ probability }) => probability),
  ];
  for (const value of probabilities)
    expect(value).toBe(
      simulatedRounds === null ? exactDigits(value) : simulatedDigits(value, simulatedRounds),
    );
  for (const value of [sheet.rtp, sheet.sigmaStakes]) expect(value).toBe(exactDigits(value));
});

it.each(sheets)('%s, %s names a maximum that can be won', (_id, _mode, sheet) => {
  expect(sheet.maximumWinProbability).toBeGreaterThan(5e-8);
});
