import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  newStudioRound,
  withBet,
  withoutBet,
  withWin,
  type StudioBet,
  type StudioRound,
} from './round-money.ts';

const GRANT = 'grant';
const minor = fc.bigInt(0n, 2n ** 50n);
const grants = fc.constantFrom(null, GRANT);
const partOf = (grantId: string | null) =>
  grantId === null
    ? fc.constant(null)
    : fc.option(fc.record({ bonusMinor: minor, progressMinor: minor }), { nil: null });
/** A bet of own money, and so much bonus money as its part says. */
const betsOf = (grantId: string | null): fc.Arbitrary<StudioBet> =>
  fc.tuple(minor, partOf(grantId)).map(([ownMinor, part]) => ({
    amountMinor: ownMinor + (part?.bonusMinor ?? 0n),
    bonus: part && { grantId: GRANT, forfeitedMinor: 0n, ...part },
  }));
const rounds = grants.chain((grantId) =>
  fc.record({
    grantId: fc.constant(grantId),
    bets: fc.array(betsOf(grantId), { minLength: 1, maxLength: 8 }),
  }),
);
const wins = fc.record({ realMinor: minor, bonusMinor: minor, forfeitedMinor: minor });
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
const played = (grantId: string | null, bets: readonly StudioBet[]): StudioRound =>
  bets.reduce<StudioRound>(withBet, newStudioRound(grantId));

test('a round holds the sum of its standing bets, in whatever order others were given back', () => {
  fc.assert(
    fc.property(rounds, fc.infiniteStream(fc.boolean()), ({ grantId, bets }, isGivenBack) => {
      const back = bets.filter(() => isGivenBack.next().value);
      const standing = bets.filter((bet) => !back.includes(bet));
      const round = back.toReversed().reduce<StudioRound>(withoutBet, played(grantId, bets));
      expect(round).toEqual({
        stakeMinor: sum(standing.map(({ amountMinor }) => amountMinor)),
        winMinor: 0n,
        bets: standing.length,
        state: standing.length === 0 ? 'void' : 'open',
        bonus: grantId && {
          grantId,
          stakeMinor: sum(standing.map(({ bonus }) => bonus?.bonusMinor ?? 0n)),
          winMinor: 0n,
          forfeitedMinor: 0n,
          progressMinor: sum(standing.map(({ bonus }) => bonus?.progressMinor ?? 0n)),
        },
      });
    }),
  );
});

test('a bet that is given back leaves the round as it was; one that follows the last opens it again', () => {
  fc.assert(
    fc.property(rounds, ({ grantId, bets: [bet, ...others] }) => {
      const before = played(grantId, others);
      const after = withoutBet(withBet(before, bet!), bet!);
      expect(after).toEqual({ ...before, state: others.length === 0 ? 'void' : 'open' });
      expect(withBet(after, bet!).state).toBe('open');
    }),
  );
});

test('a win counts whole, whatever became of its bonus part, and touches no stake', () => {
  fc.assert(
    fc.property(rounds, fc.array(wins, { maxLength: 5 }), ({ grantId, bets }, paid) => {
      const before = played(grantId, bets);
      const after = paid.reduce<StudioRound>(withWin, before);
      const bonusMinor = sum(paid.map((each) => each.bonusMinor));
      const forfeitedMinor = sum(paid.map((each) => each.forfeitedMinor));
      expect(after).toEqual({
        ...before,
        winMinor: sum(paid.map(({ realMinor }) => realMinor)) + bonusMinor + forfeitedMinor,
        bonus: before.bonus && { ...before.bonus, winMinor: bonusMinor, forfeitedMinor },
      });
    }),
  );
});

test('what else is known of a round stays with it', () => {
  const round = { ...newStudioRound(GRANT), game: 'game' };
  const bet = { amountMinor: 5n, bonus: null };
  expect(
    withWin(withoutBet(withBet(round, bet), bet), { realMinor: 1n, bonusMinor: 0n, forfeitedMinor: 0n }).game,
  ).toBe('game');
});
