import { guessOffers, type BoardStep, type HiLoDefinition } from '@croupier/games';
import type { Layer, Sprite } from '../../render/painter.ts';
import { atlasSprite, clamp01, labelSprite } from '../../stage/view.ts';
import type { BoardMoment, BoardView, Played } from '../board-scene.ts';
import type { LadderLayout } from './layout.ts';
import { climberAt, rungAfter, type TurnPlan } from './plan-turn.ts';

type View = BoardView<LadderLayout>;
type Moment = BoardMoment<TurnPlan>;

/** How long she is let down to the cloud when another round begins. */
const DOWN_MS = 420;
/** A step up: her hands change over so many times a rung. */
const GRIPS = 2;

/** The ladder as far as it is seen from where she stands, its signs, and the queen. */
export function drawLadder(view: View, moment: Moment, { definition }: Played<HiLoDefinition>): Layer[] {
  const { field, ladder } = view.layout.own;
  const now = climberNow(view, moment);
  const yOf = (rung: number) => ladder.foot - (rung - now.rung) * ladder.rung;
  const rungs = Array.from({ length: definition.rungs }, (_, index) => index + 1).filter(
    (rung) => yOf(rung) > -ladder.rung && yOf(rung) < view.layout.height + ladder.rung,
  );
  const signed = rungs.filter(
    (rung) => yOf(rung) > field.y + ladder.rung * 0.4 && yOf(rung) <= ladder.foot + 1,
  );
  const signs = signsOf(reachedBy(moment), moment.open, definition);
  return [
    {
      texture: 'atlas',
      clip: null,
      sprites: [
        ...cloudSprites(view, yOf(0), { ms: moment.ambienceMs, alpha: clamp01(1 - now.rung * 1.3) }),
        ...moonSprites(view, yOf(definition.rungs + 1.3), now.rung / definition.rungs),
        ...ropeSprites(view, yOf(0), yOf(definition.rungs + 0.5)),
        ...rungs.flatMap((rung) => rungSprites(view, yOf(rung), brokenBy(moment, rung))),
        ...signed.flatMap((rung) => signSprites(view, yOf(rung), signs(rung), moment.restMs)),
      ],
    },
    {
      texture: 'labels',
      clip: null,
      sprites: signed.flatMap((rung) => signLetters(view, yOf(rung), signs(rung))),
    },
    { texture: 'atlas', clip: null, sprites: queenSprites(view, moment, now, yOf(now.rung)) },
  ];
}

interface Climber {
  readonly rung: number;
  readonly lost: number;
}

/** Where she is: on her way, where the last step left her, or on her way down before another round. */
function climberNow(view: View, { move, steps, last, waitingMs, waitedMs }: Moment): Climber {
  if (move && (steps.length > 0 || move.plan.kind !== 'card')) return climberAt(move.plan, move.ms);
  if (steps.length > 0) return { rung: rungAfter(steps), lost: isLost(steps) ? 1 : 0 };
  const stood = rungAfter(last);
  if (!move && waitingMs === null) return { rung: stood, lost: 0 };
  const sinceMs = waitingMs ?? waitedMs + (move?.ms ?? 0);
  const way = view.reducedMotion ? 1 : clamp01(sinceMs / DOWN_MS);
  return { rung: stood * (1 - way * way * (3 - 2 * way)), lost: 0 };
}

const isLost = (steps: readonly BoardStep[]) =>
  steps.some((step) => step.kind === 'card' && step.right === false);

/** How long ago the rung that she stood on snapped; null where it has not. */
function brokenBy({ move, steps }: Moment, rung: number): number | null {
  if (!move?.plan.falls || rungAfter(steps) !== rung || move.ms < move.plan.movesMs) return null;
  return move.ms - move.plan.movesMs;
}

type Sign =
  | {
      readonly kind: 'done' | 'next';
      readonly amounts: readonly { readonly name?: 'up' | 'down'; readonly units: number }[];
    }
  | { readonly kind: 'far' };

/** The steps that she has come by: the last of them while she still climbs it. */
const reachedBy = ({ steps, move }: Moment): readonly BoardStep[] =>
  move && move.plan.to > move.plan.from && move.ms >= move.plan.movesMs ? [...steps, move.step] : steps;

/** What each sign says: what was reached, what the next guess leads to, nothing of what is farther. */
function signsOf(
  steps: readonly BoardStep[],
  open: Moment['open'],
  definition: HiLoDefinition,
): (rung: number) => Sign {
  const reached = steps.flatMap((step) => (step.kind === 'card' && step.right ? [step.units] : []));
  const stands = rungAfter(steps);
  const offers = open ? guessOffers(definition, steps) : [];
  const allowed = offers.filter(({ choice }) => open?.allowed.some(([guess]) => guess === choice[0]));
  return (rung) => {
    if (rung <= stands) return { kind: 'done', amounts: [{ units: reached[rung - 1] ?? 0 }] };
    if (rung !== stands + 1 || isLost(steps) || allowed.length === 0) return { kind: 'far' };
    return {
      kind: 'next',
      amounts: allowed.map(({ guess, units }) => ({ name: guess === 'higher' ? 'up' : 'down', units })),
    };
  };
}

function cloudSprites(view: View, y: number, { ms, alpha }: { ms: number; alpha: number }): Sprite[] {
  const { x, rung, width } = view.layout.own.ladder;
  const sway = view.reducedMotion ? 0 : Math.sin(ms / 1_700) * rung * 0.05;
  const wide = width * 2.6;
  return [
    ...atlasSprite(view, 'cloud', [x - width * 0.7 - sway, y + rung * 0.3, wide, wide * 0.35], {
      alpha: alpha * 0.8,
    }),
    ...atlasSprite(view, 'cloud', [x + width * 0.5 + sway, y + rung * 0.2, wide, wide * 0.35], { alpha }),
  ];
}

/** Far away at first, beside the name; the higher she stands the nearer it comes to the ladder's end. */
function moonSprites(view: View, end: number, climbed: number): Sprite[] {
  const { width, logo, own } = view.layout;
  const near = climbed ** 2;
  const size = own.ladder.rung * (1.5 + near * 1.7);
  const far = { x: width * 0.9, y: logo.y + logo.height * 0.5 };
  return atlasSprite(view, 'moon', [
    far.x + (own.ladder.x - far.x) * near,
    far.y + (end - far.y) * near,
    size,
    size,
  ]);
}

function ropeSprites(view: View, foot: number, top: number): Sprite[] {
  const { x, width, rung } = view.layout.own.ladder;
  const wide = width * 0.13;
  const first = Math.max(0, Math.floor((foot - view.layout.height) / rung));
  const count = Math.ceil((foot - top) / rung);
  return Array.from({ length: Math.max(0, Math.min(count - first, 8)) }, (_, index) => {
    const y = foot - (first + index + 0.5) * rung;
    if (y < top) return [];
    return [-0.41, 0.41].flatMap((side) =>
      atlasSprite(view, 'rope', [x + side * width, y, wide, rung * 1.02]),
    );
  }).flat();
}

function rungSprites(view: View, y: number, brokenMs: number | null): Sprite[] {
  const { x, width } = view.layout.own.ladder;
  const [wide, high] = [width * 1.16, width * 0.348];
  if (brokenMs === null) return atlasSprite(view, 'rung', [x, y + high * 0.1, wide, high]);
  const swing = Math.min(1.2, brokenMs / 240);
  return (['left', 'right'] as const).flatMap((end) => {
    const side = end === 'left' ? -1 : 1;
    return atlasSprite(
      view,
      `half-${end}`,
      [x + side * wide * (0.26 + swing * 0.03), y + swing * high * 0.7, wide * 0.56, high],
      { turn: -side * swing },
    );
  });
}

function signSprites(view: View, y: number, sign: Sign, restMs: number): Sprite[] {
  const { rung } = view.layout.own.ladder;
  const { x, width } = view.layout.own.ladder.sign;
  const height = Math.min(width * 0.66, rung * 0.92);
  const wide = height / 0.66;
  const beat = view.reducedMotion ? 1 : 0.75 + 0.25 * Math.sin(restMs / 320);
  const lit =
    sign.kind === 'next'
      ? atlasSprite(view, 'glow', [x, y - height * 0.2, wide * 2, height * 2.4], {
          ...{ tint: view.art.glow, alpha: 0.75 * beat, light: 1 },
        })
      : [];
  const name = sign.kind === 'far' ? 'sign' : `sign-${sign.kind}`;
  const arrows =
    sign.kind === 'far'
      ? []
      : linesOf(view, y, sign.amounts.length).flatMap(({ lineY, line }, index) => {
          const arrow = sign.amounts[index]!.name;
          return arrow ? atlasSprite(view, arrow, [x - wide * 0.29, lineY, line * 0.8, line * 0.8]) : [];
        });
  return [...lit, ...atlasSprite(view, name, [x, y - height * 0.2, wide, height]), ...arrows];
}

/** Heights of the lines on a sign, and how much room each has. */
function linesOf(view: View, y: number, count: number) {
  const { rung, sign } = view.layout.own.ladder;
  const height = Math.min(sign.width * 0.66, rung * 0.92);
  const line = (height * 0.74) / count;
  return Array.from({ length: count }, (_, index) => ({
    line: Math.min(line, height * 0.5),
    lineY: y - height * 0.21 + (index - (count - 1) / 2) * line * 0.94,
  }));
}

function signLetters(view: View, y: number, sign: Sign): Sprite[] {
  if (sign.kind === 'far') return [];
  const { x, width } = view.layout.own.ladder.sign;
  const height = Math.min(width * 0.66, view.layout.own.ladder.rung * 0.92);
  return linesOf(view, y, sign.amounts.length).flatMap(({ lineY, line }, index) => {
    const { name, units } = sign.amounts[index]!;
    const room = (height / 0.66) * (name ? 0.55 : 0.74);
    return labelSprite(view, view.amountOf(units), 'note', {
      ...{ x: x + (name ? height * 0.2 : height * 0.05), y: lineY },
      ...{ height: line * 1.3, maxWidth: room },
    });
  });
}

/** She hangs on, climbs hand over hand, cheers, or falls head over heels. */
function queenSprites(view: View, moment: Moment, { rung, lost }: Climber, y: number): Sprite[] {
  const { ladder } = view.layout.own;
  const { move, steps, ambienceMs, restMs } = moment;
  const height = ladder.rung * 2.05;
  const wide = height / 1.5;
  const still = view.reducedMotion;
  const falling = move?.plan.falls === true && lost > 0 && rung > 0.02;
  const happy = steps.at(-1)?.kind === 'taken' || move?.plan.kind === 'taken';
  const climbs = move !== null && !move.plan.falls && move.ms > move.plan.movesMs && rung % 1 > 0.001;
  const pose = happy ? 'cheer' : falling ? 'cheer' : rung < 0.01 ? 'stand' : gripOf(rung);
  const hop = happy && !still ? Math.abs(Math.sin((move?.ms ?? restMs) / 170)) * ladder.rung * 0.16 : 0;
  const sway = still || climbs ? 0 : Math.sin(ambienceMs / 900) * 0.03;
  const feet = y + ladder.width * 0.02;
  const turn = falling
    ? lost * 0.5 + (still ? 0 : (1 - (rung % 1)) * 0.5)
    : lost === 1 && rung < 0.02
      ? 0
      : sway;
  return [
    ...(rung < 0.02 ? atlasSprite(view, 'shadow', [ladder.x, feet, wide * 0.9, wide * 0.3]) : []),
    ...atlasSprite(view, pose, [ladder.x, feet - height * 0.47 - hop, wide, height], { turn }),
  ];
}

const gripOf = (rung: number): 'climb' | 'climb-on' =>
  Math.floor(rung * GRIPS + 0.01) % 2 === 0 ? 'climb' : 'climb-on';
