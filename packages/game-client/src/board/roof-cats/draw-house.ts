import { stepLevels, type TowersDefinition } from '@croupier/games';
import type { Layer, Sprite } from '../../render/painter.ts';
import { atlasSprite, clamp01, labelSprite } from '../../stage/view.ts';
import type { Played } from '../board-scene.ts';
import { catSprites } from './draw-cat.ts';
import type { Moment, View } from './house-view.ts';
import { floorAfter } from './plan-climb.ts';

/** Back to the street when another round begins. */
const DOWN_MS = 480;
const SHUTTER_MS = 160;
const RISE_MS = 200;

/** The front of the house around the floor to choose from, and the cat before it. */
export function drawHouse(
  view: View,
  moment: Moment,
  { definition, mode }: Played<TowersDefinition>,
): Layer[] {
  const { house, floor, ledge } = view.layout.own;
  const levels = stepLevels(definition, mode);
  const climbed = climbedNow(view, moment);
  const ledgeOf = (at: number) => ledge - (at - climbed) * floor;
  const seen = Array.from({ length: levels.length + 2 }, (_, index) => index - 1).filter(
    (at) => ledgeOf(at) > house.y && ledgeOf(at) - floor < house.y + house.height,
  );
  const floors = seen.filter((at) => at >= 0 && at < levels.length);
  const next = moment.open ? floorAfter(moment.steps) : null;
  const signs = floors.map((at) => ({
    y: ledgeOf(at),
    units: levels[at]!.units,
    kind: at < Math.round(climbed) ? 'done' : at === next ? 'next' : 'far',
  }));
  return [
    {
      texture: 'atlas',
      clip: house,
      sprites: [
        ...seen.flatMap((at) => storeySprites(view, ledgeOf(at), at, levels.length)),
        ...floors.flatMap((at) => windowSprites(view, moment, at, ledgeOf(at))),
        ...signs.flatMap((sign) => signSprites(view, sign)),
      ],
    },
    {
      texture: 'labels',
      clip: house,
      sprites: signs.flatMap(({ y, units }) => signLetters(view, y, units)),
    },
    {
      texture: 'atlas',
      clip: house,
      sprites: catSprites(view, moment, { climbed, ledgeOf, top: levels.length }),
    },
    { texture: 'atlas', clip: null, sprites: edgeSprites(view) },
  ];
}

/** Floors that the eye has followed the cat up, in parts of one. */
function climbedNow(view: View, { move, steps, last, waitingMs, waitedMs, restMs }: Moment): number {
  if (move?.plan.kind === 'pick') {
    const { floor, safe, leapsMs, doneMs } = move.plan;
    const t = doneMs > leapsMs ? clamp01((move.ms - leapsMs) / (doneMs - leapsMs)) : 1;
    return floor + (safe ? t * t * (3 - 2 * t) : 0);
  }
  if (steps.length > 0) return floorAfter(steps);
  const stood = floorAfter(last);
  const t = view.reducedMotion ? 1 : clamp01((waitingMs ?? waitedMs + restMs) / DOWN_MS);
  return stood * (1 - t * t * (3 - 2 * t));
}

function storeySprites(view: View, ledge: number, at: number, top: number): Sprite[] {
  const { house, floor } = view.layout.own;
  const name = at < 0 ? 'street' : at < top ? 'wall' : 'roof';
  return atlasSprite(view, name, [house.x + house.width / 2, ledge - floor / 2, house.width, floor * 1.006]);
}

/** What is known of a window: chosen and free, a dog in it, or nothing yet; and since when. */
type Known = { readonly kind: 'safe' | 'trap'; readonly sinceMs: number; readonly met: boolean } | null;

function knownOf({ move, steps }: Moment, at: number, door: number): Known {
  const plan = move?.plan;
  if (move && plan?.kind === 'pick' && plan.floor === at && plan.to === door) {
    if (move.ms < plan.meetsMs) return null;
    return { kind: plan.safe ? 'safe' : 'trap', sinceMs: move.ms - plan.meetsMs, met: true };
  }
  const picked = steps.filter((step) => step.kind === 'pick')[at];
  if (picked?.at[0] === door) return { kind: picked.safe ? 'safe' : 'trap', sinceMs: Infinity, met: true };
  const shown = [...steps, ...(move ? [move.step] : [])].findLast((step) => step.kind === 'reveal');
  if (!shown?.traps.some(([floor, trap]) => floor === at && trap === door)) return null;
  return { kind: 'trap', sinceMs: plan?.kind === 'reveal' ? move!.ms : Infinity, met: false };
}

function windowSprites(view: View, moment: Moment, at: number, ledge: number): Sprite[] {
  const { doors, window, floor } = view.layout.own;
  const isNext = moment.open !== null && floorAfter(moment.steps) === at;
  const beat = view.reducedMotion ? 0.8 : 0.6 + 0.4 * Math.sin(moment.restMs / 300);
  const y = ledge - window.height * 0.5 - floor * 0.075;
  return doors.flatMap((x, door) => {
    const known = knownOf(moment, at, door);
    const opened = known && (view.reducedMotion ? 1 : clamp01(known.sinceMs / SHUTTER_MS));
    const place = [x, y, window.width, window.height] as const;
    return [
      ...(isNext
        ? atlasSprite(view, 'glow', [x, y, window.width * 1.7, window.height * 1.6], {
            ...{ tint: view.art.glow, alpha: 0.7 * beat, light: 1 },
          })
        : []),
      ...(opened === 1 ? [] : atlasSprite(view, 'window-closed', [...place])),
      ...(known ? atlasSprite(view, `window-${known.kind}`, [...place], { alpha: opened! }) : []),
      ...(known?.kind === 'trap' ? dogSprites(view, known, x, y) : []),
    ];
  });
}

/** It comes up from behind the sill: as much of it is seen as has come. */
function dogSprites(view: View, { sinceMs, met }: NonNullable<Known>, x: number, y: number): Sprite[] {
  const { window } = view.layout.own;
  const t = view.reducedMotion ? 1 : clamp01((sinceMs - SHUTTER_MS * 0.5) / RISE_MS);
  const size = Math.min(window.width, window.height) * (met ? 0.94 : 0.66);
  const barks = met && sinceMs < 1_400 && !view.reducedMotion ? Math.abs(Math.sin(sinceMs / 90)) * 0.05 : 0;
  const [height, sill] = [size * t * (1 + barks), y + window.height * 0.4];
  return atlasSprite(view, 'dog', [x, sill - height / 2, size, height], { alpha: met ? 1 : 0.85 }).map(
    (sprite) => ({
      ...sprite,
      source: { ...sprite.source!, height: sprite.source!.height * Math.max(0.01, t) },
    }),
  );
}

interface SignNow {
  readonly y: number;
  readonly units: number;
  readonly kind: string;
}

function signSprites(view: View, { y, kind }: SignNow): Sprite[] {
  const { sign, floor } = view.layout.own;
  const at = [sign.x, y - floor * 0.46, sign.width, sign.width * 0.56] as const;
  const lit =
    kind === 'next'
      ? atlasSprite(view, 'glow', [at[0], at[1], at[2] * 1.8, at[3] * 2.4], {
          ...{ tint: view.art.glow, alpha: 0.7, light: 1 },
        })
      : [];
  return [...lit, ...atlasSprite(view, `sign-${kind}`, [...at])];
}

function signLetters(view: View, y: number, units: number): Sprite[] {
  const { sign, floor } = view.layout.own;
  return labelSprite(view, view.amountOf(units), 'note', {
    ...{ x: sign.x, y: y - floor * 0.46, height: sign.width * 0.44, maxWidth: sign.width * 0.8 },
  });
}

/** A beam with lamps over the upper edge of what is seen of the house, the rail of a balcony over the lower one. */
function edgeSprites(view: View): Sprite[] {
  const { house, floor } = view.layout.own;
  const height = Math.min(house.width * 0.08, floor * 0.3);
  const at = (y: number) =>
    atlasSprite(view, 'beam', [house.x + house.width / 2, y, house.width * 1.03, height]);
  return [...at(house.y + height * 0.5), ...at(house.y + house.height - height * 0.2)];
}
