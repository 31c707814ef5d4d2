import type { BoardDefinition } from '@croupier/games';
import { down, box, linear, type Node, type Picture } from '../picture/picture.ts';
import type { Layer, Rectangle } from '../render/painter.ts';
import { countedMinor } from '../show/win-money.ts';
import { swarmSprites } from '../stage/draw-ambience.ts';
import { celebrationLayers } from '../stage/draw-celebration.ts';
import { amountSprites, clamp01, labelSprite } from '../stage/view.ts';
import type { BoardFrame } from './board-frame.ts';
import type { BoardMoment, BoardScene, BoardView, Played, StepPlan } from './board-scene.ts';
import type { BoardShow } from './plan-board.ts';

/** What is on, besides the scene's own moment: the show whose win is counted, and how far it has come. */
export interface BoardNow {
  readonly moment: BoardMoment<StepPlan>;
  readonly show: BoardShow | null;
  readonly ms: number;
}

const COUNT_MS = 700;

/** One frame of a board, from the scene behind it to the celebration over it. */
export function composeBoard(
  scene: BoardScene,
  played: Played<BoardDefinition>,
  view: BoardView,
  { moment, show, ms }: BoardNow,
): Layer[] {
  const { width, height, field } = view.layout;
  const whole = { x: width / 2, y: height / 2, width, height };
  const celebration = show?.celebration ?? null;
  const card = show && celebration && ms >= show.restAtMs && ms < show.endMs;
  return [
    { texture: 'backdrop', clip: null, sprites: [whole] },
    { texture: 'atlas', clip: null, sprites: swarmSprites(view, moment.ambienceMs) },
    { texture: 'cabinet', clip: null, sprites: [whole] },
    ...scene.draw(view, moment, played),
    { texture: 'labels', clip: null, sprites: plateLetters(view, moment, show, ms) },
    ...(card
      ? celebrationLayers(
          view,
          { atMs: show.restAtMs, untilMs: show.endMs, amountMinor: show.winMinor, celebration },
          ms,
          {
            x: width / 2,
            y: field.y + field.height * 0.46,
            unit: Math.min(width * 0.17, field.height * 0.24),
            maxWidth: width * 0.92,
          },
        )
      : []),
  ];
}

/** The plate: a quiet word before the first round, the win as it is counted after one. */
function plateLetters(view: BoardView, moment: BoardMoment<StepPlan>, show: BoardShow | null, ms: number) {
  const { plate } = view.layout;
  const at = { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };
  if (!show)
    return moment.waitingMs === null
      ? labelSprite(view, view.texts.idle, 'note', {
          ...at,
          height: plate.height * 0.6,
          maxWidth: plate.width * 0.9,
        })
      : [];
  if (show.winMinor === 0n || ms < show.restAtMs) return [];
  const part = view.reducedMotion ? 1 : clamp01((ms - show.restAtMs) / COUNT_MS);
  const text = view.formatMoney(countedMinor(0n, show.winMinor, 1 - (1 - part) ** 2));
  return amountSprites(view, text, { ...at, height: plate.height * 0.86, maxWidth: plate.width * 0.9 });
}

/** What stands still: the scene's furniture, the plate, the game's name. */
export function boardPicture(
  scene: BoardScene,
  played: Played<BoardDefinition>,
  layout: BoardFrame & { readonly own: unknown },
): Picture {
  const { width, height, logo, plate } = layout;
  return {
    width,
    height,
    nodes: [
      ...scene.furniture(layout.own, played, layout),
      ...plateNodes(plate, scene.look.plate),
      {
        nodes: scene.art.logo.nodes,
        move: [logo.x, logo.y],
        scale: [logo.width / scene.art.logo.width, logo.height / scene.art.logo.height],
      },
    ],
  };
}

function plateNodes({ x, y, width, height }: Rectangle, look: BoardScene['look']['plate']): Node[] {
  const edge = height * 0.1;
  return [
    ...Array.from({ length: 8 }, (_, index): Node => {
      const grow = (8 - index) * height * 0.03;
      return {
        d: box(x - grow, y, width + grow * 2, height + grow * 1.4, height * 0.3 + grow),
        fill: '#00000012',
      };
    }),
    {
      d: box(x, y, width, height, height * 0.32),
      fill: linear([x, y], [x + width, y + height], ...look.metal),
      stroke: look.outline,
      width: Math.max(1, edge * 0.5),
    },
    {
      d: box(x + edge, y + edge, width - edge * 2, height - edge * 2, height * 0.24),
      fill: down(y, y + height, ...look.felt),
      stroke: look.outline,
      width: Math.max(1, edge * 0.5),
    },
    {
      d: box(x + edge * 2, y + edge * 1.6, width - edge * 4, height * 0.28, height * 0.14),
      fill: down(y, y + height * 0.4, '#ffffff24', '#ffffff00'),
    },
  ];
}
