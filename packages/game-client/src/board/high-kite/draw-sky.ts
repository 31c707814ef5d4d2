import type { CrashDefinition } from '@croupier/games';
import type { Layer, Sprite } from '../../render/painter.ts';
import { amountSprites, atlasSprite, chanceOf, clamp01, labelSprite } from '../../stage/view.ts';
import type { BoardMoment, Played } from '../board-scene.ts';
import { flightNow, type FlightNow } from './flight-now.ts';
import { marksOf, scaleAt, spotAt, type Scale } from './flight-path.ts';
import { kiteSprites } from './draw-kite.ts';
import type { FlightPlan } from './plan-flight.ts';
import { seatLayers } from './draw-seats.ts';
import { strokeSprites, type View } from './stroke.ts';

const CLOUDS = 5;
const STARS = 16;
const DUSK = [0.05, 0.07, 0.24] as const;
const WHITE = [1, 1, 1] as const;
const SUN = [1, 0.8, 0.3] as const;
/** How much of the way is drawn in how many straight pieces. */
const WAY = 26;
/** The last seconds before take-off are shown large. */
const COUNTED_MS = 10_000;

/** The flight over its axes: the higher it is, the darker the sky. Pure. */
export function drawSky(
  view: View,
  moment: BoardMoment<FlightPlan>,
  played: Played<CrashDefinition>,
): Layer[] {
  const { definition } = played;
  const now = flightNow(definition, moment, view.reducedMotion);
  const scale = scaleAt(definition, now.flownMs);
  const high = clamp01(Math.log(now.centi / 100) / Math.log(60));
  const driftMs = view.reducedMotion ? 0 : moment.ambienceMs;
  return [
    { texture: 'atlas', clip: null, sprites: duskSprites(view, high) },
    {
      texture: 'atlas',
      clip: null,
      sprites: [...starSprites(view, high, driftMs), ...cloudSprites(view, now, driftMs)],
    },
    { texture: 'atlas', clip: null, sprites: gridSprites(view, scale) },
    { texture: 'labels', clip: null, sprites: axisLabels(view, scale) },
    { texture: 'atlas', clip: null, sprites: waySprites(view, definition, now, scale) },
    ...seatLayers(view, definition, now, scale),
    { texture: 'atlas', clip: null, sprites: kiteSprites(view, definition, now, scale, driftMs) },
    ...numberLayers(view, now),
  ];
}

const duskSprites = ({ layout, ...view }: View, high: number): Sprite[] =>
  high === 0
    ? []
    : atlasSprite(view, 'white', [layout.width / 2, layout.height / 2, layout.width, layout.height], {
        tint: DUSK,
        alpha: 0.62 * high,
        plain: true,
      });

function starSprites(view: View, high: number, ms: number): Sprite[] {
  const { width, field } = view.layout;
  const lit = clamp01((high - 0.35) * 2);
  if (lit === 0) return [];
  return Array.from({ length: STARS }, (_, index) => {
    const size = view.layout.own.unit * (0.02 + 0.03 * chanceOf(index, 3));
    const twinkle = 0.6 + 0.4 * Math.sin(ms / 500 + index * 2);
    const [x, y] = [chanceOf(index, 1) * width, field.y + chanceOf(index, 2) * field.height * 0.7];
    return atlasSprite(view, 'twinkle', [x, y, size, size], { alpha: lit * twinkle, light: 1 });
  }).flat();
}

/** They pass by, down and to the left, the faster the higher it goes. */
function cloudSprites(view: View, { phase, flownMs }: FlightNow, ms: number): Sprite[] {
  const { field, own, width } = view.layout;
  const passed =
    ms / 60_000 + (phase === 'flying' || phase === 'ended' ? (view.reducedMotion ? 0 : flownMs) / 9_000 : 0);
  return Array.from({ length: CLOUDS }, (_, index) => {
    const size = own.unit * (0.26 + 0.2 * chanceOf(index, 5));
    const part =
      (((chanceOf(index, 6) + index / CLOUDS - passed * (0.6 + 0.5 * chanceOf(index, 7))) % 1) + 1) % 1;
    const y = field.y + field.height * (0.06 + 0.62 * chanceOf(index, 8) + (1 - part) * 0.12);
    return atlasSprite(view, 'cloud', [part * (width + size) - size / 2, y, size, size * 0.44], {
      alpha: 0.5 + 0.3 * chanceOf(index, 9),
    });
  }).flat();
}

const timesMarks = (scale: Scale) => marksOf(1, scale.times, 5);
const secondMarks = (scale: Scale) => marksOf(0, scale.ms / 1_000, 5);

function gridSprites(view: View, scale: Scale): Sprite[] {
  const { chart, unit } = view.layout.own;
  const thin = Math.max(1, unit * 0.004);
  const [right, bottom] = [chart.x + chart.width, chart.y + chart.height];
  const line = (x: number, y: number, width: number, height: number, alpha: number) =>
    atlasSprite(view, 'white', [x, y, width, height], { tint: WHITE, alpha, plain: true });
  return [
    ...timesMarks(scale).flatMap((times) =>
      line(chart.x + chart.width / 2, heightOf(view, scale, times), chart.width, thin, 0.28),
    ),
    ...line(chart.x + chart.width / 2, bottom, chart.width, thin * 2, 0.8),
    ...line(chart.x, chart.y + chart.height / 2, thin * 2, chart.height, 0.8),
    ...secondMarks(scale).flatMap((seconds) =>
      line(
        Math.min(right, acrossOf(view, scale, seconds)),
        bottom - unit * 0.012,
        thin * 2,
        unit * 0.024,
        0.8,
      ),
    ),
  ];
}

const heightOf = ({ layout: { own } }: View, { times }: Scale, at: number): number =>
  own.chart.y + own.chart.height * (1 - (at - 1) / (times - 1));
const acrossOf = ({ layout: { own } }: View, { ms }: Scale, seconds: number): number =>
  own.chart.x + (own.chart.width * seconds * 1_000) / ms;

function axisLabels(view: View, scale: Scale): Sprite[] {
  const { chart, unit } = view.layout.own;
  const height = Math.max(unit * 0.062, Math.min(22, unit * 0.09));
  const maxWidth = unit * 0.16;
  return [
    // Those at the foot would stand upon whoever holds the string.
    ...timesMarks(scale)
      .filter((times) => heightOf(view, scale, times) < chart.y + chart.height - unit * 0.24)
      .flatMap((times) => {
        const text = `${view.formatNumber(times, times % 1 === 0 ? 0 : 1)}×`;
        return labelSprite(view, text, 'note', {
          x: chart.x - unit * 0.09,
          y: heightOf(view, scale, times),
          height,
          maxWidth,
        });
      }),
    ...secondMarks(scale).flatMap((seconds) =>
      labelSprite(view, view.formatNumber(seconds, 0), 'note', {
        ...{ x: acrossOf(view, scale, seconds), y: chart.y + chart.height + height * 0.62, height, maxWidth },
      }),
    ),
  ];
}

/** The way so far, with warm light under it. */
function waySprites(view: View, definition: CrashDefinition, now: FlightNow, scale: Scale): Sprite[] {
  const { chart, unit } = view.layout.own;
  if (now.flownMs === 0) return [];
  const spots = Array.from({ length: WAY + 1 }, (_, at) =>
    spotAt(definition, chart, scale, (now.flownMs * at) / WAY),
  );
  const bottom = chart.y + chart.height;
  const faded = now.phase === 'ended' ? 0.55 : 1;
  const areas: Sprite[] = [];
  const line: Sprite[] = [];
  for (let at = 1; at < spots.length; at += 1) {
    const [from, to] = [spots[at - 1]!, spots[at]!];
    const [left, right] = [Math.round(from.x), Math.round(to.x)];
    const top = (from.y + to.y) / 2;
    if (right > left && bottom - top > 1)
      areas.push(
        ...atlasSprite(view, 'white', [(left + right) / 2, (top + bottom) / 2, right - left, bottom - top], {
          ...{ tint: SUN, alpha: 0.22 * faded, plain: true },
        }),
      );
    line.push(...strokeSprites(view, 'ribbon', from, to, unit * 0.04, faded));
  }
  return [...areas, ...line];
}

/** The multiplier, large; before take-off the seconds that are left, with a bar that runs out. */
function numberLayers(view: View, now: FlightNow): Layer[] {
  const { number, unit } = view.layout.own;
  if (now.phase === 'ground') return [];
  if (now.phase === 'boarding') {
    const width = unit * 0.5;
    const part = clamp01(now.boardsMs / COUNTED_MS);
    const y = number.y + number.height * 0.72;
    const bar = (
      share: number,
      thick: number,
      tint: readonly [number, number, number],
      alpha: number,
    ): Sprite[] =>
      atlasSprite(view, 'white', [number.x - (width * (1 - share)) / 2, y, width * share, thick], {
        tint,
        alpha,
        plain: true,
      });
    return [
      {
        texture: 'atlas',
        clip: null,
        sprites: [
          ...bar(1, unit * 0.034, [0.2, 0.09, 0.06], 0.75),
          ...bar(part, unit * 0.02, [1, 0.83, 0.37], 1),
        ],
      },
      {
        texture: 'labels',
        clip: null,
        sprites: amountSprites(view, view.formatNumber(Math.ceil(now.boardsMs / 1_000), 0), number),
      },
    ];
  }
  const pulse =
    now.phase === 'ended' ? 1 + 0.1 * (1 - clamp01(now.sinceEndMs / 260)) * (view.reducedMotion ? 0 : 1) : 1;
  const text = `${view.formatNumber(now.centi / 100, 2)}×`;
  const at = { ...number, height: number.height * pulse };
  const style = now.phase === 'ended' ? 'loss' : 'digit';
  return [{ texture: 'labels', clip: null, sprites: amountSprites(view, text, at, style) }];
}
