import type { StageTexts } from '../stage/view.ts';

/** Words for pictures in tests. */
export const stageTexts: StageTexts = {
  idle: 'Good luck',
  celebrations: { big: 'BIG WIN', great: 'GREAT WIN', legendary: 'LEGENDARY WIN' },
  freeSpinsWon: (count: number) => `${count} FREE SPINS`,
  freeSpinsLeft: (count: number) => `Free spins left: ${count}`,
  freeSpinsDone: (count: number) => `${count} free spins won`,
  everyWinTimes: (multiplier: number) => `every win ×${multiplier}`,
  specialSymbol: 'expands in these free spins',
  choose: 'Choose your free spins',
  holdWon: 'HOLD AND WIN',
  respinsLeft: (count: number) => `Respins left: ${count}`,
  jackpots: { mini: 'MINI', minor: 'MINOR', major: 'MAJOR', grand: 'GRAND' },
};
