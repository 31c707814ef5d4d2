import type { BoardStep, DrawDefinition } from '@croupier/games';
import type { Layer, Sprite } from '../../render/painter.ts';
import { atlasSprite, clamp01 } from '../../stage/view.ts';
import type { BoardMoment, BoardView, Played } from '../board-scene.ts';
import { countSprites, flashSprites, numberSprites, tileSprites } from '../draw-number-sheet.ts';
import { ticketAt } from '../ticket-at.ts';
import { AT_REST, BALL, BARS, ballInDrum, drumAt, drumStarting, GATHER_MS, type DrumNow } from './drum-at.ts';
import type { LotteryLayout } from './layout.ts';
import { ballAt, type DrawnBall, type LotteryPlan } from './plan-draw.ts';

type View = BoardView<LotteryLayout>;
type Moment = BoardMoment<LotteryPlan>;

/** A ring that is seen narrower than this part of itself is a line. */
const NARROW = 0.09;
/** Balls of the round before go back into the drum. */
const BACK_MS = 220;

/** The sheet, the drum with its balls, and those that were drawn in their tray. */
export function drawLottery(view: View, moment: Moment, { definition }: Played<DrawDefinition>): Layer[] {
  const { move } = moment;
  const landings = new Map(move?.plan.balls.map(({ number, landMs }) => [number, landMs]));
  const numbers = ticketAt(moment, definition.numbers, landings);
  return [
    { texture: 'atlas', clip: null, sprites: tileSprites(view, numbers, moment.restMs) },
    { texture: 'labels', clip: null, sprites: numberSprites(view, numbers) },
    {
      texture: 'atlas',
      clip: null,
      sprites: [
        ...drumSprites(view, moment),
        ...traySprites(view, moment),
        ...(move && !view.reducedMotion
          ? move.plan.balls.flatMap((ball) => flashSprites(view, ball, move.ms - ball.landMs))
          : []),
        ...countSprites(view, view.layout.plate, moment, numbers),
      ],
    },
  ];
}

function drumNow({ reducedMotion }: View, { move, waitingMs, waitedMs }: Moment): DrumNow {
  if (reducedMotion) return AT_REST;
  if (waitingMs !== null) return drumStarting(waitingMs);
  return move ? drumAt(move.plan, waitedMs, move.ms) : AT_REST;
}

const drawIn = (steps: readonly BoardStep[]) => steps.findLast((step) => step.kind === 'draw');

/** What has left the drum. */
function goneFrom({ move, steps }: Moment): readonly number[] {
  if (!move) return drawIn(steps)?.drawn ?? [];
  return move.plan.balls.flatMap(({ number, startMs }) => (move.ms >= startMs ? [number] : []));
}

/** All balls in the order in which they lie: what is drawn lies on top, so that it leaves no hole. Changes while they fly. */
function pileOf(
  { layout, reducedMotion }: View,
  { move, steps, last, waitingMs, waitedMs }: Moment,
): number[] {
  const isOld = move ? !reducedMotion && waitedMs + move.ms < GATHER_MS : waitingMs !== null;
  const top = (isOld ? drawIn(last) : move ? drawIn([move.step]) : drawIn(steps))?.drawn ?? [];
  const all = layout.own.spots.map((_, at) => at + 1);
  return [...all.filter((number) => !top.includes(number)), ...top];
}

function drumSprites(view: View, moment: Moment): Sprite[] {
  const { drum, spots } = view.layout.own;
  const { x, y, radius } = drum;
  const now = drumNow(view, moment);
  const gone = goneFrom(moment);
  const side = radius * BALL * 2.25;
  return [
    ...pileOf(view, moment).flatMap((number, at) => {
      if (gone.includes(number)) return [];
      const ball = ballInDrum(number, spots[at]!, now);
      return atlasSprite(view, `ball${number}-in`, [x + ball.x * radius, y + ball.y * radius, side, side]);
    }),
    ...atlasSprite(view, 'glass', [x - radius * 0.36, y - radius * 0.5, radius * 0.84, radius * 0.5]),
    // A bar seen from the front is a line, from the side the whole ring.
    ...Array.from({ length: BARS }, (_, bar) => {
      const across = Math.abs(Math.sin(now.angle + (bar * Math.PI) / BARS));
      return across < NARROW
        ? atlasSprite(view, 'bar', [x, y, radius * 0.07, radius * 2])
        : atlasSprite(view, 'hoop', [x, y, radius * 2 * across, radius * 2]);
    }).flat(),
  ];
}

/** The balls that were drawn: in their seats, or on their way. */
function traySprites(view: View, { move, steps, last, waitingMs }: Moment): Sprite[] {
  if (move) return move.plan.balls.flatMap((ball, order) => rollingBall(view, ball, order, move.ms));
  const { seats, ball } = view.layout.own;
  const back = waitingMs === null || view.reducedMotion ? 0 : clamp01(waitingMs / BACK_MS);
  const shown =
    waitingMs === null ? drawIn(steps) : back < 1 && !view.reducedMotion ? drawIn(last) : undefined;
  return (shown?.drawn ?? []).flatMap((number, order) => {
    const { x, y } = seats[order]!;
    return seatedBall(view, number, {
      x,
      y: y - ball * 0.8 * back,
      alpha: 1 - back,
      hit: !!shown?.hits.includes(number),
    });
  });
}

function seatedBall(
  view: View,
  number: number,
  { x, y, alpha, hit }: { x: number; y: number; alpha: number; hit: boolean },
): Sprite[] {
  const { ball } = view.layout.own;
  return [
    ...(hit
      ? atlasSprite(view, 'glow', [x, y, ball * 1.7, ball * 1.7], {
          tint: view.art.glow,
          alpha: 0.8 * alpha,
          light: 1,
        })
      : []),
    ...atlasSprite(view, 'shadow', [x + ball * 0.05, y + ball * 0.36, ball, ball * 0.4], { alpha }),
    ...atlasSprite(view, `ball${number}`, [x, y, ball * 1.1, ball * 1.1], { alpha }),
  ];
}

/** Out of the mouth it falls to the end of its row, growing as it comes nearer, and rolls from there to its seat. */
function rollingBall(view: View, drawn: DrawnBall, order: number, ms: number): Sprite[] {
  if (ms < drawn.startMs) return [];
  const { seats, mouth, tray, ball, drum } = view.layout.own;
  const seat = seats[order]!;
  const { leap, roll } = ballAt(drawn, ms);
  if (roll >= 1 || view.reducedMotion)
    return seatedBall(view, drawn.number, { ...seat, alpha: 1, hit: drawn.hit });
  const end = { x: tray.x + tray.width - ball * 0.55, y: seat.y };
  const small = drum.radius * BALL * 2.25;
  const side = small + (ball * 1.1 - small) * leap;
  const x = leap < 1 ? mouth.x + (end.x - mouth.x) * leap : end.x + (seat.x - end.x) * roll;
  const hop = Math.sin(leap * Math.PI) * ball * 0.5;
  const y = leap < 1 ? mouth.y + (end.y - mouth.y) * leap ** 2 - hop : end.y;
  // As far as it has rolled it has turned, upright in its seat.
  const turn = (x - seat.x) / (ball / 2);
  return [
    ...atlasSprite(view, 'shadow', [x + side * 0.05, y + side * 0.34, side, side * 0.4], { alpha: leap }),
    ...atlasSprite(view, `ball${drawn.number}`, [x, y, side, side], { turn }),
  ];
}
