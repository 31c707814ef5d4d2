import type { Sprite } from '../../render/painter.ts';
import { atlasSprite, chanceOf, clamp01 } from '../../stage/view.ts';
import { CAT_RATIO, STRIDE } from './cat-pieces.ts';
import type { Moment, View } from './house-view.ts';
import { catAt, floorAfter, type CatNow, type ClimbPlan } from './plan-climb.ts';

/** Where the house stands just now. */
interface HouseNow {
  readonly climbed: number;
  readonly ledgeOf: (floor: number) => number;
  readonly top: number;
}

const SIZE = 0.6;
const STRIDE_MS = 62;
const HEARTS = 5;
const STARS = 5;

/** The cat: on the ledge it came to, on its way, pleased with what it brings home, or out of sight. */
export function catSprites(view: View, moment: Moment, house: HouseNow): Sprite[] {
  const { move, steps } = moment;
  const plan = move?.plan;
  if (move && plan?.kind === 'pick') {
    const now = catAt(plan, move.ms);
    return movingCat(view, plan, now, { ms: move.ms, y: yOf(house, plan.floor - 1, now.up) });
  }
  const last = steps.findLast((step) => step.kind === 'pick');
  if (last && !last.safe) return dizzySprites(view, moment, house);
  const doors = view.layout.own.doors.length;
  const pleased = steps.some(({ kind }) => kind === 'taken') || plan?.kind === 'taken';
  return sittingCat(view, moment, {
    door: last?.at[0] ?? (doors - 1) / 2,
    y: house.ledgeOf((last ? floorAfter(steps) : 0) - 1),
    pleased,
    ms: move ? move.ms : moment.restMs,
  });
}

const yOf = ({ ledgeOf }: HouseNow, from: number, up: number): number =>
  ledgeOf(from) + (ledgeOf(from + 1) - ledgeOf(from)) * up;

/** Over a window, in parts of one: the middles of windows are as far apart as the first two. */
function xOf(view: View, door: number): number {
  const { doors } = view.layout.own;
  return doors[0]! + (doors[1]! - doors[0]!) * door;
}

function movingCat(
  view: View,
  { from, to }: ClimbPlan,
  { door, does, up, aside = 0 }: CatNow,
  at: { ms: number; y: number },
): Sprite[] {
  if (does === 'gone') return [];
  const size = view.layout.own.floor * SIZE;
  // Away from the wall's nearer end: the dog is seen, and the cat has air to fall through.
  const x = xOf(view, door + aside * (to === 0 ? 0.5 : -0.5));
  if (does === 'sit') return put(view, 'cat-sit', x, at.y, size, 1);
  const back = to < from || (to === from && to >= view.layout.own.doors.length / 2) ? '-back' : '';
  const name = does === 'walk' ? `cat-walk${Math.floor(at.ms / STRIDE_MS) % STRIDE}` : `cat-${does}`;
  const turn = does === 'fall' ? (1 - up) * 0.5 * (back ? -1 : 1) : 0;
  return put(view, `${name}${back}`, x, at.y, size, CAT_RATIO, turn);
}

interface Seat {
  readonly door: number;
  readonly y: number;
  readonly pleased: boolean;
  readonly ms: number;
}

function sittingCat(view: View, { ambienceMs }: Moment, { door, y, pleased, ms }: Seat): Sprite[] {
  const size = view.layout.own.floor * SIZE;
  const x = xOf(view, door);
  const still = view.reducedMotion;
  const breath = still ? 1 : 1 + Math.sin(ambienceMs / 620) * 0.012;
  return [
    ...put(view, pleased ? 'cat-purr' : 'cat-sit', x, y, size * breath, 1),
    ...(pleased && !still
      ? Array.from({ length: HEARTS }, (_, index) => {
          const t = (ms / 1_500 + index / HEARTS) % 1;
          const heart = size * (0.16 + 0.1 * chanceOf(index, 2));
          return atlasSprite(
            view,
            'heart',
            [x + (chanceOf(index, 4) - 0.5) * size * 1.2, y - size * (0.6 + t * 0.9), heart, heart],
            { alpha: clamp01(t * 6) * (1 - t) },
          );
        }).flat()
      : []),
  ];
}

/** Of the cat that fell only the stars it saw are left, over the edge it went down by. */
function dizzySprites(view: View, { ambienceMs, steps }: Moment, { ledgeOf }: HouseNow): Sprite[] {
  const { floor } = view.layout.own;
  const picks = steps.filter((step) => step.kind === 'pick');
  const x = xOf(view, picks.at(-1)?.at[0] ?? 0);
  const y = ledgeOf(floorAfter(steps) - 1) - floor * 0.1;
  const spin = view.reducedMotion ? 0 : ambienceMs / 500;
  return Array.from({ length: STARS }, (_, index) => {
    const angle = spin + (index / STARS) * 2 * Math.PI;
    const size = floor * (0.11 + 0.03 * Math.sin(angle));
    return atlasSprite(view, 'dizzy', [
      x + Math.cos(angle) * floor * 0.26,
      y + Math.sin(angle) * floor * 0.07,
      size,
      size,
    ]);
  }).flat();
}

/** Standing on its feet at a height. */
function put(
  view: View,
  name: string,
  x: number,
  feet: number,
  size: number,
  ratio: number,
  turn = 0,
): Sprite[] {
  const ground = feet - view.layout.own.floor * 0.075;
  return [
    ...(turn === 0 ? atlasSprite(view, 'cat-shadow', [x, ground, size * 0.8, size * 0.16]) : []),
    ...atlasSprite(view, name, [x, ground - size * 0.47, size * ratio, size], { turn }),
  ];
}
