import { winsOf, type BoardStep } from '@croupier/games';

/** A small figure beside the words: a number, a card, the turn of a ball. */
interface StepMark {
  readonly text: string;
  readonly tone: 'hit' | 'trap' | 'plain';
}

/** A step of a board round, ready to be put into words. */
interface StepWords {
  /** A text under `rounds.steps`. */
  readonly key: StepKey;
  readonly values: Readonly<Record<string, string | number>>;
  readonly marks: readonly StepMark[];
  /** What the step paid, or what could have been taken after it; 0 where neither. */
  readonly units: number;
}

type StepKey =
  | 'wheel'
  | 'plinko'
  | 'dice'
  | 'scratch'
  | 'scratchOfPool'
  | 'draw'
  | 'pickSafe'
  | 'pickTrap'
  | 'card'
  | 'cardRight'
  | 'cardWrong'
  | 'reveal'
  | 'flightLeft'
  | 'flightLost'
  | 'flightGoes'
  | 'flightVoid'
  | 'flightUnheard'
  | 'taken';

interface Writing {
  /** A number as the page's language writes it, with so many digits after the point. */
  number(value: number, digits?: number): string;
  /** Money of so many units at the stake of the round. */
  amount(units: number): string;
}

/**
 * What happened in a step, for every kind there is: places are counted from 1, as people count.
 * @param before the step before it, if any: a guess was about its card
 */
export function wordsOf(
  step: BoardStep,
  before: BoardStep | undefined,
  { number, amount }: Writing,
): StepWords {
  const { units } = step;
  const told = (key: StepKey, values: StepWords['values'] = {}, marks: StepMark[] = []): StepWords => ({
    ...{ key, values, marks, units },
  });
  switch (step.kind) {
    case 'wheel':
      return told('wheel', { sector: step.sector + 1 });
    case 'plinko':
      return told(
        'plinko',
        { box: step.slot + 1, right: step.slot, turns: step.path.length },
        step.path.map((turn) => ({ text: turn === 1 ? '→' : '←', tone: 'plain' })),
      );
    case 'dice':
      return told('dice', { roll: number(step.roll / 100, 2), below: number(step.below / 100, 2) });
    case 'scratch':
      // Only a ticket that was sold from a pool has a number.
      return told(step.serial > 0 ? 'scratchOfPool' : 'scratch', { serial: number(step.serial) }, [
        ...step.fields.map((prize, at) => mark(amount(prize), step.winning.includes(at))),
      ]);
    case 'draw':
      return told('draw', { picks: listOf(step.picks), hits: step.hits.length }, [
        ...step.drawn.map((ball) => mark(String(ball), step.hits.includes(ball))),
      ]);
    case 'pick':
      return told(step.safe ? 'pickSafe' : 'pickTrap', { place: placeOf(step.at) });
    case 'card':
      return cardWords(step, before);
    case 'reveal':
      return told('reveal', {}, [
        ...step.traps.map((trap): StepMark => ({ text: placeOf(trap), tone: 'trap' })),
      ]);
    case 'flight':
      return flightWords(step, number);
    case 'taken':
      return told('taken');
  }
}

function flightWords(step: Extract<BoardStep, { kind: 'flight' }>, number: Writing['number']): StepWords {
  const { crashCenti, cashOutCenti, units } = step;
  const times = (centi: number) => number(centi / 100, 2);
  const told = (key: StepKey, values: StepWords['values']): StepWords => ({ key, values, marks: [], units });
  if (step.void) return told('flightVoid', {});
  if (step.unheard && cashOutCenti !== null) return told('flightUnheard', { left: times(cashOutCenti) });
  if (crashCenti === null)
    return cashOutCenti === null
      ? told('flightGoes', {})
      : told('flightLeft', { left: times(cashOutCenti), end: '?' });
  if (units === 0 || cashOutCenti === null) return told('flightLost', { end: times(crashCenti) });
  return told('flightLeft', { left: times(cashOutCenti), end: times(crashCenti) });
}

function cardWords(step: Extract<BoardStep, { kind: 'card' }>, before: BoardStep | undefined): StepWords {
  const { card, guess, right, units } = step;
  const told = (key: StepKey, values: StepWords['values'] = {}): StepWords => ({
    ...{ key, values: { card: cardName(card), ...values }, marks: [], units },
  });
  if (guess === null || right === null || before?.kind !== 'card') return told('card');
  return told(right ? 'cardRight' : 'cardWrong', { guess: winsOf(Math.floor(before.card / 4), guess) });
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['♠', '♥', '♦', '♣'];
const cardName = (card: number) => `${RANKS[Math.floor(card / 4)]}${SUITS[card % 4]}`;

const mark = (text: string, hit: boolean): StepMark => ({ text, tone: hit ? 'hit' : 'plain' });
const listOf = (numbers: readonly number[]) => numbers.join(', ');
/** A tile, or a floor and a door. */
const placeOf = (place: readonly number[]) => place.map((at) => at + 1).join(' · ');
