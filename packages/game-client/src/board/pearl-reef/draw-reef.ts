import { stepLevels, type MinesDefinition } from '@croupier/games';
import type { Layer, Sprite } from '../../render/painter.ts';
import { atlasSprite, chanceOf, clamp01, labelSprite, outBack } from '../../stage/view.ts';
import type { BoardMoment, BoardView, Played } from '../board-scene.ts';
import { boxOf } from '../number-sheet.ts';
import type { ReefLayout } from './layout.ts';
import { LID_MS, pearlsIn, shellsAt, type DivePlan, type Shell } from './plan-dive.ts';

type View = BoardView<ReefLayout>;
type Moment = BoardMoment<DivePlan>;

/** Shells close before another round. */
const CLOSE_MS = 320;
const BUBBLES = 7;
const BUBBLES_MS = 1_100;
const FISH = 3;
const FISH_MS = 26_000;

/** The bed in moving light, its shells, fish over them, and the signs of what pearls lead to. */
export function drawReef(view: View, moment: Moment, played: Played<MinesDefinition>): Layer[] {
  const { definition } = played;
  const count = definition.columns * definition.rows;
  const shells = shellsAt(moment, count);
  const before = closing(view, moment) > 0 ? shellsAt({ steps: moment.last, move: null }, count) : [];
  const signs = signsOf(moment, shells, played);
  return [
    {
      texture: 'atlas',
      clip: null,
      sprites: [
        ...lightSprites(view, moment.ambienceMs),
        ...shells.flatMap((shell, tile) => shellSprites(view, moment, shell, tile)),
        ...before.flatMap((shell, tile) => openSprites(view, shell, tile, closing(view, moment))),
        ...shells.flatMap((shell, tile) => bubbleSprites(view, shell, tile)),
        ...fishSprites(view, moment.ambienceMs),
        ...signs.flatMap((sign) => signSprites(view, sign)),
      ],
    },
    { texture: 'labels', clip: null, sprites: signs.flatMap((sign) => signLetters(view, sign)) },
  ];
}

/** How much is still seen of how the round before ended, 0 to 1. */
function closing(view: View, { steps, move, last, waitingMs, waitedMs, restMs }: Moment): number {
  if (steps.length > 0 || move || last.length === 0 || view.reducedMotion) return 0;
  return 1 - clamp01((waitingMs ?? waitedMs + restMs) / CLOSE_MS);
}

/** Shafts that sway and a net of light that wanders over the sand. */
function lightSprites(view: View, ambienceMs: number): Sprite[] {
  const { sheet } = view.layout.own;
  const ms = view.reducedMotion ? 0 : ambienceMs;
  const nets = Array.from({ length: 6 }, (_, index) => {
    const sway = Math.sin(ms / 2_300 + index * 1.9);
    return atlasSprite(
      view,
      'ripple',
      [
        sheet.x + sheet.width * (0.25 + 0.5 * (index % 2) + 0.03 * sway),
        sheet.y + sheet.height * (0.17 + 0.33 * Math.floor(index / 2)),
        sheet.width * 0.46,
        sheet.height * (0.29 + 0.02 * sway),
      ],
      { alpha: 0.2 + 0.1 * Math.sin(ms / 1_700 + index), light: 1 },
    );
  });
  const shafts = Array.from({ length: 4 }, (_, index) =>
    atlasSprite(
      view,
      'shaft',
      [
        view.layout.width * (0.14 + 0.24 * index) + Math.sin(ms / 3_100 + index * 2) * sheet.width * 0.03,
        view.layout.height * 0.48,
        sheet.width * (0.3 + 0.14 * chanceOf(index, 3)),
        view.layout.height,
      ],
      { turn: 0.14, alpha: 0.16 + 0.08 * Math.sin(ms / 1_900 + index * 1.3), light: 1 },
    ),
  );
  return [...nets, ...shafts].flat();
}

function middleOf({ layout: { own } }: View, tile: number) {
  const { x, y, width, height } = boxOf(own, tile + 1);
  return { x: x + width / 2, y: y + height / 2, size: Math.min(width, height) * 0.9 };
}

/** A closed shell, which stirs under a touch and breathes where it may be chosen; or what it opened to. */
function shellSprites(view: View, moment: Moment, shell: Shell, tile: number): Sprite[] {
  const { x, y, size } = middleOf(view, tile);
  if (shell.sinceMs >= 0) return openSprites(view, shell, tile, 1);
  const stirs = shell.chosen && !view.reducedMotion ? Math.sin(shell.sinceMs / 18) * 0.09 : 0;
  const isNext = moment.open !== null && !view.reducedMotion;
  const breath = isNext ? 1 + 0.025 * Math.sin(moment.restMs / 420 + chanceOf(tile, 6) * 6.28) : 1;
  return atlasSprite(view, 'hidden', [x, y, size * breath, size * breath], { turn: stirs });
}

/** What the player did not touch is paler. */
function openSprites(view: View, { sinceMs, safe, chosen }: Shell, tile: number, alpha: number): Sprite[] {
  const { x, y, size } = middleOf(view, tile);
  const t = view.reducedMotion ? 1 : clamp01(sinceMs / LID_MS);
  const full = size * (chosen ? 1.04 : 0.8);
  const grown = full * (0.7 + 0.3 * outBack(t));
  const shivers = !safe && chosen && sinceMs < 900 && !view.reducedMotion ? Math.sin(sinceMs / 26) * 0.07 : 0;
  const light = chosen ? (sinceMs < 1_200 && !view.reducedMotion ? 1 - 0.55 * (sinceMs / 1_200) : 0.45) : 0;
  return [
    ...(light > 0
      ? atlasSprite(view, 'glow', [x, y, size * 1.5, size * 1.5], {
          ...{ tint: safe ? view.art.glow : [1, 0.25, 0.2], alpha: light * alpha, light: safe ? 1 : 0.4 },
        })
      : []),
    ...(t < 1
      ? atlasSprite(view, 'hidden', [x, y - size * 0.2 * t, size, size * (1 - t * 0.6)], {
          alpha: (1 - t) * alpha,
        })
      : []),
    ...atlasSprite(view, safe ? 'safe' : 'trap', [x, y, grown, grown * (0.6 + 0.4 * t)], {
      ...{ turn: shivers, alpha: (chosen ? 1 : 0.62) * Math.min(1, t * 2.5) * alpha },
    }),
  ];
}

/** Air that was under the lid. */
function bubbleSprites(view: View, { sinceMs, chosen }: Shell, tile: number): Sprite[] {
  if (!chosen || view.reducedMotion || sinceMs < 0 || sinceMs > BUBBLES_MS) return [];
  const { x, y, size } = middleOf(view, tile);
  const t = sinceMs / BUBBLES_MS;
  return Array.from({ length: BUBBLES }, (_, index) => {
    const wide = size * (0.09 + 0.12 * chanceOf(index, tile));
    const sway = Math.sin(t * 7 + index * 2) * size * 0.08;
    const place = [
      x + (chanceOf(index, 4) - 0.5) * size * 0.9 + sway,
      y - size * t * (0.8 + 1.4 * chanceOf(index, 9)),
    ] as const;
    return atlasSprite(view, 'bubble', [...place, wide, wide], { alpha: (1 - t) * 0.9 });
  }).flat();
}

/** They swim between the rows; without motion they stay where they are. */
function fishSprites(view: View, ambienceMs: number): Sprite[] {
  const { sheet, cell } = view.layout.own;
  const size = cell.width * 0.34;
  return Array.from({ length: FISH }, (_, index) => {
    const way = view.reducedMotion ? 0.1 + 0.4 * index : (ambienceMs / FISH_MS + index / FISH) % 1;
    const edge = sheet.y + cell.height * (index * 2 + 1);
    const wave = view.reducedMotion ? 0 : Math.sin(ambienceMs / 700 + index * 2) * size * 0.2;
    return atlasSprite(
      view,
      'fish',
      [
        sheet.x + sheet.width * (1 - way),
        edge + wave,
        size * (0.8 + 0.2 * index),
        size * (0.8 + 0.2 * index),
      ],
      {
        alpha: clamp01(8 * way) * clamp01(8 - 8 * way),
        turn: view.reducedMotion ? 0 : Math.sin(ambienceMs / 350 + index) * 0.06,
      },
    );
  }).flat();
}

interface Sign {
  readonly at: number;
  readonly units: number;
  readonly kind: 'done' | 'next' | 'far';
}

/** What was reached, what the next pearl leads to, and what comes after it. */
function signsOf(
  { steps, open }: Moment,
  shells: readonly Shell[],
  { definition, mode }: Played<MinesDefinition>,
): Sign[] {
  const levels = stepLevels(definition, mode);
  const found = shells.filter(({ chosen, safe, sinceMs }) => chosen && safe && sinceMs >= 0).length;
  const isLost = shells.some(({ chosen, safe, sinceMs }) => chosen && !safe && sinceMs >= 0);
  const room = 3;
  const first = Math.max(0, Math.min(found - 1, levels.length - room));
  return levels.slice(first, first + room).map(({ units }, at) => {
    const isDone = first + at < found && !isLost;
    const isNext = open !== null && first + at === pearlsIn(steps);
    return { at, units, kind: isDone ? 'done' : isNext ? 'next' : 'far' };
  });
}

function signSprites(view: View, { at, kind }: Sign): Sprite[] {
  const { x, y, width, height } = view.layout.own.signs[at]!;
  const place = [x + width / 2, y + height / 2] as const;
  const lit =
    kind === 'next'
      ? atlasSprite(view, 'glow', [...place, width * 1.5, height * 2], {
          ...{ tint: view.art.glow, alpha: 0.6, light: 1 },
        })
      : [];
  return [...lit, ...atlasSprite(view, `sign-${kind}`, [...place, width, height])];
}

function signLetters(view: View, { at, units }: Sign): Sprite[] {
  const { x, y, width, height } = view.layout.own.signs[at]!;
  return labelSprite(view, view.amountOf(units), 'note', {
    ...{ x: x + width / 2, y: y + height * 0.48, height: height * 0.8, maxWidth: width * 0.8 },
  });
}
