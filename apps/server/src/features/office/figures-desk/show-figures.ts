import type { InputOf } from '@croupier/contract/kit';
import type { FiguresAnswer, getFigures } from '@croupier/contract/office/figures-desk';
import { daysOf, stepsOf, STRETCH_DAYS_MAX, stretchBefore } from '@croupier/domain/office/figures';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import * as store from './figures-desk-store.ts';
import { addUp, figuresView, partView } from './figures-view.ts';

type Asked = InputOf<typeof getFigures>['query'];

/** Figures of a stretch by step, held against as many days before it. Every player counts once in what they are told of. */
export async function showFigures(
  db: Queryable,
  asked: Asked,
): Promise<FiguresAnswer | Refused<typeof getFigures>> {
  const { from, to, step, currency, region = null, brand = null, game = null } = asked;
  const stretch = { from, to };
  const days = daysOf(stretch);
  // A day that no calendar has is no number.
  if (!(days >= 1 && days <= STRETCH_DAYS_MAX)) return refuse('invalid_request');
  const withTests = asked.test === 'with';
  const of = { currency, region, brand, game, withTests };
  const past = stretchBefore(stretch);
  const steps = await store.listSteps(db, of, stretch, step);
  const before = await store.listSteps(db, of, past, 'month');
  const players = step === 'day' ? steps : await store.countStepPlayers(db, of, stretch, step);
  const playersOf = new Map(players.map((row) => [row.from, row.players]));
  const sumsOf = new Map(steps.map((row) => [row.from, row]));
  const regions = await store.listParts(db, of, stretch, 'region');
  const games = await store.listParts(db, of, stretch, 'game');
  return {
    steps: stepsOf(stretch, step).map((first) => {
      const row = sumsOf.get(first);
      return { from: first, figures: figuresView(addUp(row ? [row] : []), playersOf.get(first) ?? 0n) };
    }),
    total: figuresView(addUp(steps), await store.countPlayers(db, of, stretch)),
    before: { stretch: past, total: figuresView(addUp(before), await store.countPlayers(db, of, past)) },
    regions: regions.map((row) => ({ region: row.name as RegionId, ...partView(row) })),
    games: games.map((row) => ({ game: row.name, ...partView(row) })),
    testPlayers: String(await store.countTestPlayers(db, of, stretch)),
    begun: await store.hasBegun(db, withTests),
  };
}
