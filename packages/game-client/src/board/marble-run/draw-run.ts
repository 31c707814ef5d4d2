import type { PlinkoDefinition } from '@croupier/games';
import type { Layer, Sprite } from '../../render/painter.ts';
import { atlasSprite, clamp01, labelSprite } from '../../stage/view.ts';
import type { BoardMoment, BoardView, Played } from '../board-scene.ts';
import { slotX, type RunLayout } from './layout.ts';
import { FLOOR, FUNNEL, MARBLE, marbleAt, ROW, type FallPlan } from './plan-fall.ts';
import type { Front } from './pieces.ts';

type View = BoardView<RunLayout>;
type Moment = BoardMoment<FallPlan>;

/** How long a struck pin shines, and a box that was hit swings. */
const SHINE_MS = 260;
const SWING_MS = 520;
/** What is seen of where the marble was, the longest ago first. */
const TRAIL_MS = [44, 30, 16] as const;

/** The marble in the funnel, on its way, or in its box; pins that were struck shine, the box that was hit swings. */
export function drawRun(view: View, moment: Moment, played: Played<PlinkoDefinition>): Layer[] {
  const { definition, mode } = played;
  const { pays } = definition.modes.find(({ id }) => id === mode)!;
  const landed = landedSlot(moment);
  const fronts = pays.map((units, slot) => ({
    slot,
    units,
    dip: landed?.slot === slot ? dipAt(view, landed.sinceMs) : 0,
    lit: landed?.slot === slot,
  }));
  return [
    {
      texture: 'atlas',
      clip: null,
      sprites: [...shineSprites(view, moment), ...marbleSprites(view, moment)],
    },
    {
      texture: 'atlas',
      clip: null,
      sprites: fronts.flatMap((each) => frontSprites(view, definition, pays, each)),
    },
    { texture: 'labels', clip: null, sprites: fronts.flatMap((each) => frontLabel(view, definition, each)) },
  ];
}

/** The box that holds the marble, and since when. */
function landedSlot({ move, steps, restMs }: Moment): { slot: number; sinceMs: number } | null {
  const fallen = steps.findLast((step) => step.kind === 'plinko');
  if (fallen) return { slot: fallen.slot, sinceMs: restMs + 400 };
  if (!move) return null;
  const { flights, pace, slot } = move.plan;
  const landMs = (flights.find(({ pin }) => pin === null)?.untilMs ?? 0) * pace;
  return move.ms >= landMs ? { slot, sinceMs: move.ms - landMs } : null;
}

const dipAt = ({ reducedMotion }: View, sinceMs: number): number =>
  reducedMotion || sinceMs > SWING_MS
    ? 0
    : Math.sin((sinceMs / SWING_MS) * Math.PI * 2.4) * (1 - sinceMs / SWING_MS) ** 2;

function marbleSprites(view: View, moment: Moment): Sprite[] {
  const { top, gap, rows } = view.layout.own;
  const { move, steps, waitingMs, ambienceMs } = moment;
  const size = (MARBLE * 2 * gap) / 0.86;
  const put = (x: number, y: number, turn: number, alpha = 1): Sprite[] => {
    const [atX, atY] = [top.x + x * gap, top.y + y * gap];
    return [
      ...(alpha < 1
        ? []
        : atlasSprite(view, 'shadow', [atX + gap * 0.12, atY + gap * 0.16, size, size], { alpha: 0.8 })),
      ...atlasSprite(view, 'marble', [atX, atY + size * 0.02, size, size], { turn, alpha }),
    ];
  };
  if (move && move.plan.flights.length > 0) {
    const at = (ms: number) => marbleAt(move.plan, ms);
    const now = at(move.ms);
    const trail = TRAIL_MS.flatMap((ago, index) => {
      const was = at(Math.max(0, move.ms - ago));
      return put(was.x, was.y, was.turn, 0.1 + index * 0.09);
    });
    return [...trail, ...put(now.x, now.y, now.turn)];
  }
  const fallen = steps.findLast((step) => step.kind === 'plinko');
  if (fallen) {
    const x = fallen.slot - rows / 2;
    return put(x, (rows - 1) * ROW + FLOOR, x * 2.4);
  }
  if (move) return [];
  const eager = waitingMs === null || view.reducedMotion ? 0 : clamp01(waitingMs / 200);
  return put(
    Math.sin(ambienceMs / 60) * 0.06 * eager,
    FUNNEL - 0.06,
    Math.sin(ambienceMs / 60) * 0.3 * eager,
  );
}

function shineSprites(view: View, { move }: Moment): Sprite[] {
  const { top, gap } = view.layout.own;
  if (!move) return [];
  return move.plan.flights.flatMap(({ pin, untilMs }) => {
    const sinceMs = move.ms - untilMs * move.plan.pace;
    if (!pin || sinceMs < 0 || sinceMs > SHINE_MS) return [];
    const size = gap * (0.7 + sinceMs / SHINE_MS);
    return atlasSprite(
      view,
      'glow',
      [top.x + (pin.at - pin.row / 2) * gap, top.y + pin.row * ROW * gap, size, size],
      { tint: view.art.glow, alpha: 0.95 * (1 - sinceMs / SHINE_MS), light: 1 },
    );
  });
}

interface BoxNow {
  readonly slot: number;
  readonly units: number;
  readonly dip: number;
  readonly lit: boolean;
}

function frontSprites(
  view: View,
  { stakeUnits }: PlinkoDefinition,
  pays: readonly number[],
  { slot, units, dip, lit }: BoxNow,
): Sprite[] {
  const { box, gap } = view.layout.own;
  const x = slotX(view.layout.own, slot);
  const height = box.width * 0.76;
  const y = box.top + box.height - height / 2 + dip * gap * 0.2;
  return [
    ...(lit
      ? atlasSprite(view, 'glow', [x, y, gap * 2.4, gap * 2], { tint: view.art.glow, alpha: 0.55, light: 1 })
      : []),
    ...atlasSprite(
      view,
      `front-${frontOf(units, stakeUnits, Math.max(...pays))}`,
      [x, y, box.width, height],
      {
        ...(lit && { sheen: 0.4 }),
      },
    ),
  ];
}

function frontOf(units: number, stakeUnits: number, most: number): Front {
  if (units < stakeUnits) return 'low';
  if (units === stakeUnits) return 'back';
  if (units === most) return 'top';
  return units >= stakeUnits * 10 ? 'high' : 'win';
}

function frontLabel(view: View, { stakeUnits }: PlinkoDefinition, { slot, units, dip }: BoxNow): Sprite[] {
  const { box, gap } = view.layout.own;
  const times = units / stakeUnits;
  const height = box.width * 0.76;
  return labelSprite(view, view.formatNumber(times, times % 1 === 0 ? 0 : 1), 'note', {
    x: slotX(view.layout.own, slot),
    y: box.top + box.height - height / 2 + dip * gap * 0.2,
    height: Math.min(box.width * 0.62, 52),
    maxWidth: box.width * 0.9,
  });
}
