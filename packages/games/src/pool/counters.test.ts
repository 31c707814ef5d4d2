import { expect, it } from 'vitest';
import { drawNumbers } from '../draw/draw-numbers.ts';
import { createFairStream } from '../fair/fair-stream.ts';
import { lawOf } from '../maths/laws.ts';
import { decideRound } from '../decide-round.ts';
import { luckyFern } from '../portfolio/lucky-fern.ts';
import { quickDraw } from '../simulator/quick-draw.ts';
import { prizeOfRank } from './play-ticket.ts';

/** Somebody who counts what was sold, told and won, and stakes by it. */
interface Counter {
  /** Percentage of the tickets that are his to buy; others buy the rest. */
  readonly share: number;
  /** Wins of others from so many units on are told to him; none where absent. */
  readonly toldFrom?: number;
  /** His stake on the next ticket, by what a ticket that is left is worth to his knowledge and how many are left. */
  readonly stake: (worth: number, left: number) => number;
}

/** The least stake of the ladder, and the greatest as a multiple of it. */
const [LEAST, GREATEST] = [1, 250];
const highWhenRich = (worth: number) => (worth > 1 ? GREATEST : LEAST);
const onlyWhenRich = (worth: number) => (worth > 1.02 ? LEAST : 0);
const highAtTheEnd = (worth: number, left: number) => (left <= 20 && worth > 1 ? GREATEST : 0);
const COUNTERS: readonly (readonly [string, Counter])[] = [
  ['who buys all and goes high when the rest is rich', { share: 100, stake: highWhenRich }],
  ['who owns half of the tickets', { share: 50, toldFrom: 5, stake: highWhenRich }],
  ['who watches told wins', { share: 100, toldFrom: 5, stake: onlyWhenRich }],
  ['who waits for the last tickets', { share: 100, toldFrom: 1, stake: highAtTheEnd }],
];

const { tickets: TICKETS, prizes } = luckyFern;
const PRIZES = Array.from({ length: TICKETS }, (_, rank) => prizeOfRank(luckyFern, rank));
/** So many lists' worth of tickets go by. */
const LISTS = 100;
const { distribution } = lawOf(luckyFern, 'main');
const DECLARED = distribution.reduce((sum, chance, units) => sum + chance * units, 0);
const VARIANCE = distribution.reduce((sum, chance, units) => sum + chance * (units - DECLARED) ** 2, 0);

it('a ticket’s win is its own first number, whoever buys it and whatever came before', () => {
  for (let nonce = 0; nonce < 500; nonce += 1) {
    const ofRound = {
      clientSeed: `player-${nonce % 3}`,
      nonce,
      serverSeed: '3c'.repeat(32),
      domain: 'lucky-fern',
    };
    const rank = createFairStream(ofRound).below(TICKETS);
    expect(decideRound(luckyFern, createFairStream(ofRound)).winUnits).toBe(PRIZES[rank]);
  }
});

it.each(COUNTERS)('a counter %s gets what is declared', (_, counter) => {
  const draw = quickDraw(7);
  const { low, high } = returnOf(counter, () => PRIZES[draw.below(TICKETS)]!);
  expect(low).toBeLessThan(DECLARED);
  expect(high).toBeGreaterThan(DECLARED);
});

it.each(COUNTERS)('a counter %s would beat tickets that run out', (_, counter) => {
  expect(returnOf(counter, ticketsThatRunOut()).low).toBeGreaterThan(DECLARED);
});

/**
 * What a counter gets back for all his stakes: 99.7 % lie between `low` and `high` if every ticket has the declared law.
 * He counts for as many tickets as there are in the list, then anew.
 */
function returnOf({ share, toldFrom = Infinity, stake }: Counter, next: () => number) {
  const turns = quickDraw(11);
  let [staked, won, squares] = [0, 0, 0];
  for (let list = 0; list < LISTS; list += 1) {
    const belief = createBelief(toldFrom);
    for (let left = TICKETS; left > 0; left -= 1) {
      const stakes = turns.below(100) < share ? stake(belief.worth(left), left) : 0;
      const units = next();
      staked += stakes;
      won += stakes * units;
      squares += stakes ** 2;
      if (stakes > 0 || units >= toldFrom) belief.saw(units);
    }
  }
  const error = (3 * Math.sqrt(squares * VARIANCE)) / staked;
  return { low: won / staked - error, high: won / staked + error };
}

/** What he takes to be left: of the told prizes he knows it, of the others he leaves out those that he saw. */
function createBelief(toldFrom: number) {
  const isTold = ({ units }: { units: number }) => units >= toldFrom;
  const told = sumOf(prizes.filter(isTold));
  const other = sumOf(prizes.filter((prize) => !isTold(prize)));
  other.count = TICKETS - told.count;
  return {
    worth: (left: number) =>
      (told.units + (left - told.count) * (other.units / Math.max(1, other.count))) / left,
    saw(units: number) {
      const seen = isTold({ units }) ? told : other;
      seen.units -= units;
      seen.count -= 1;
    },
  };
}

function sumOf(list: typeof prizes): { units: number; count: number } {
  return {
    units: list.reduce((sum, { units, count }) => sum + units * count, 0),
    count: list.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The fault the test must see: list after list, each in an order of its own and sold to the end. */
function ticketsThatRunOut(): () => number {
  const draw = quickDraw(7);
  let order: number[] = [];
  return () => {
    if (order.length === 0)
      order = drawNumbers(draw, { first: 0, count: TICKETS, drawn: TICKETS, what: 'ticket' });
    return PRIZES[order.pop()!]!;
  };
}
