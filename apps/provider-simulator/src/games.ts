import { randomInt } from 'node:crypto';

/** One choice of a game, and what it pays in hundredths of the stake when it is right. */
export interface Choice {
  readonly name: string;
  readonly paysCenti: bigint;
}

/** A small game: everything is drawn and decided in this process. */
export interface SimulatorGame {
  readonly code: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  /** What fell, as the page shows it, and which choice that is. */
  draw(): { readonly shown: readonly string[]; readonly right: string };
}

/** Returned to players: 98 % of the toss, 95 % of the dice, 96 % of the doors. */
export const GAMES: readonly SimulatorGame[] = [
  {
    code: 'paper-moon-toss',
    name: 'Paper Moon Toss',
    choices: [
      { name: 'sun', paysCenti: 196n },
      { name: 'moon', paysCenti: 196n },
    ],
    draw: () => {
      const right = randomInt(2) === 0 ? 'sun' : 'moon';
      return { shown: [right], right };
    },
  },
  {
    code: 'paper-moon-dice',
    name: 'Paper Moon Dice',
    choices: [
      { name: 'under', paysCenti: 228n },
      { name: 'seven', paysCenti: 570n },
      { name: 'over', paysCenti: 228n },
    ],
    draw: () => {
      const dice = [randomInt(1, 7), randomInt(1, 7)] as const;
      const sum = dice[0] + dice[1];
      const right = sum < 7 ? 'under' : sum > 7 ? 'over' : 'seven';
      return { shown: dice.map(String), right };
    },
  },
  {
    code: 'paper-moon-doors',
    name: 'Paper Moon Doors',
    choices: ['left', 'middle', 'right'].map((name) => ({ name, paysCenti: 288n })),
    draw: () => {
      const right = ['left', 'middle', 'right'][randomInt(3)]!;
      return { shown: [right], right };
    },
  },
];

export const findGame = (code: string): SimulatorGame | undefined => GAMES.find((game) => game.code === code);

/** What a choice wins; the part of a minor unit stays with us. */
export const winOf = (stakeMinor: bigint, choice: Choice, isRight: boolean): bigint =>
  isRight ? (stakeMinor * choice.paysCenti) / 100n : 0n;
