import type { Layer, Sprite } from '../../render/painter.ts';
import { atlasSprite, chanceOf, clamp01 } from '../../stage/view.ts';
import type { BoardMoment, BoardView } from '../board-scene.ts';
import type { TrayLayout } from './layout.ts';
import { FRAME_ANGLE, LAST_FRAMES, TURN_FRAMES } from './pieces.ts';
import { dieAt, digitsOf, type RollPlan } from './plan-roll.ts';

type View = BoardView<TrayLayout>;
type Moment = BoardMoment<RollPlan>;

/** What lies in the tray before anything was thrown. */
const UNTHROWN = 7_214;
const GATHER_MS = 170;
const EMPTY_MS = 420;

/** The tray at a moment: dice at rest, in the cup, or on their way; the pointer over the ruler. */
export function drawRoll(view: View, moment: Moment): Layer[] {
  const { move, waitingMs, steps, last } = moment;
  const shown = steps.findLast(({ kind }) => kind === 'dice') ?? last.findLast(({ kind }) => kind === 'dice');
  const rest = shown?.kind === 'dice' ? shown : undefined;
  const lying = digitsOf(rest?.roll ?? UNTHROWN);
  const dice = move
    ? move.plan.dice.flatMap((_, index) => rollingDie(view, move.plan, index, move.ms))
    : waitingMs === null
      ? lying.flatMap((digit, index) =>
          lyingDie(view, digit, index, { won: (steps.at(-1)?.units ?? 0) > 0, ms: moment.restMs }),
        )
      : gathered(view, lying, waitingMs);
  return [
    {
      texture: 'atlas',
      clip: null,
      sprites: [...dice, ...cupSprites(view, moment), ...pointerSprites(view, moment)],
    },
  ];
}

function lyingDie(
  view: View,
  digit: number,
  index: number,
  { won, ms }: { won: boolean; ms: number },
): Sprite[] {
  const { spots, die } = view.layout.own;
  const spot = spots[index]!;
  const swell = won && !view.reducedMotion ? 0.5 + 0.5 * Math.sin(ms / 240 - index * 0.7) : won ? 0.7 : 0;
  return [
    ...atlasSprite(view, 'glow', [spot.x, spot.y, die * 1.9, die * 1.9], {
      tint: view.art.glow,
      alpha: swell * 0.9,
      light: 1,
    }),
    ...atlasSprite(view, 'shadow', [spot.x + die * 0.07, spot.y + die * 0.3, die * 1.12, die * 0.5]),
    ...atlasSprite(view, `die${digit}-0`, [spot.x, spot.y, die, die]),
  ];
}

function rollingDie(view: View, { dice }: RollPlan, index: number, ms: number): Sprite[] {
  const { spots, die, cup } = view.layout.own;
  const rolling = dice[index]!;
  if (ms < rolling.startMs) return [];
  const { way, height, back } = dieAt(rolling, ms);
  const spot = spots[index]!;
  const from = { x: cup.x + cup.size * 0.4, y: cup.y + cup.size * 0.1 };
  // Thrown wide and drawn in: each takes a bow of its own to its seat.
  const bow = Math.sin(way * Math.PI) * rolling.aside * die * 0.8;
  const x = from.x + (spot.x - from.x) * way;
  const y = from.y + (spot.y - from.y) * way + bow;
  const lift = height * die * 0.9;
  const frame = Math.round(back / FRAME_ANGLE);
  const name = frame < LAST_FRAMES ? `die${rolling.digit}-${frame}` : `turn${frame % TURN_FRAMES}`;
  const size = die * (1 + height * 0.16);
  return [
    ...atlasSprite(
      view,
      'shadow',
      [
        x + die * (0.07 + height * 0.3),
        y + die * (0.3 + height * 0.2),
        die * (1.12 + height * 0.3),
        die * (0.5 + height * 0.1),
      ],
      { alpha: 1 - height * 0.5 },
    ),
    ...atlasSprite(view, name, [x, y - lift, size, size], { turn: (1 - way) * rolling.aside * 2.4 }),
  ];
}

/** The stake is placed: the dice jump into the cup. */
function gathered(view: View, lying: readonly number[], waitingMs: number): Sprite[] {
  if (view.reducedMotion || waitingMs > GATHER_MS) return [];
  const { spots, die, cup } = view.layout.own;
  const t = clamp01(waitingMs / GATHER_MS) ** 1.6;
  return lying.flatMap((digit, index) => {
    const spot = spots[index]!;
    const x = spot.x + (cup.x + cup.size * 0.3 - spot.x) * t;
    const y = spot.y + (cup.y - spot.y) * t - Math.sin(t * Math.PI) * die * 0.4;
    const size = die * (1 - t * 0.5);
    return atlasSprite(
      view,
      t < 0.4 ? `die${digit}-0` : `turn${(index * 5) % TURN_FRAMES}`,
      [x, y, size, size],
      { turn: t * 2 },
    );
  });
}

/** It stands by, is shaken while the answer is waited for, and tips when the dice are thrown. */
function cupSprites(view: View, { move, waitingMs, ambienceMs }: Moment): Sprite[] {
  const { cup } = view.layout.own;
  const still = view.reducedMotion;
  const beat = waitingMs === null || still ? 0 : clamp01((waitingMs - GATHER_MS * 0.6) / 120);
  const shake = beat * Math.sin(ambienceMs / 34);
  const thrown = move && !still ? clamp01(move.ms / EMPTY_MS) : 0;
  const tip = thrown > 0 ? Math.sin(thrown * Math.PI) : 0;
  return atlasSprite(
    view,
    'cup',
    [
      cup.x + shake * cup.size * 0.06 + tip * cup.size * 0.24,
      cup.y + beat * Math.cos(ambienceMs / 27) * cup.size * 0.07 + tip * cup.size * 0.05,
      cup.size,
      cup.size,
    ],
    { turn: -0.5 + beat * 0.35 + shake * 0.12 + tip * 0.85 },
  );
}

/** Over the ruler, where the last number was; it slides to the new one. */
function pointerSprites(view: View, { move, waitingMs, steps, restMs }: Moment): Sprite[] {
  const { ruler } = view.layout.own;
  const rolled = steps.findLast((step) => step.kind === 'dice');
  const size = ruler.height * 1.5;
  const at = (roll: number, alpha: number, hop = 0): Sprite[] =>
    atlasSprite(
      view,
      'pointer',
      [ruler.x + (ruler.width * roll) / 10_000, ruler.y - size * (0.42 + hop), size, size * 1.5],
      { alpha },
    );
  if (rolled) {
    const glow = rolled.units > 0 ? 0.6 + 0.4 * Math.sin(view.reducedMotion ? 1.5 : restMs / 200) : 0;
    const x = ruler.x + (ruler.width * rolled.roll) / 10_000;
    return [
      ...atlasSprite(view, 'glow', [x, ruler.y, size * 3, size * 3], {
        tint: view.art.glow,
        alpha: glow,
        light: 1,
      }),
      ...at(rolled.roll, 1),
    ];
  }
  if (!move || waitingMs !== null) return [];
  const { pointerAtMs, pointerMs, roll } = move.plan;
  const t = pointerMs > 0 ? clamp01((move.ms - pointerAtMs) / pointerMs) : 1;
  if (t === 0) return [];
  const eased = 1 - (1 - t) ** 3;
  // It comes from the far end, trembling as it slows.
  const tremble = (1 - t) * Math.sin(t * 26) * 60 * chanceOf(roll, 1);
  return at(Math.min(10_000, 10_000 + (roll - 10_000) * eased + tremble), clamp01(t * 5));
}
