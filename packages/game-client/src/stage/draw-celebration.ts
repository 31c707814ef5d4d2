import type { Layer, Sprite } from '../render/painter.ts';
import { countedMinor, type Celebration } from '../show/win-money.ts';
import { amountSprites, atlasSprite, chanceOf, clamp01, labelSprite, outBack, type Sight } from './view.ts';

const COINS = 90;
const VEIL = [0.05, 0.02, 0.07] as const;

/** A stretch of a show in which a card lies over everything. */
interface Card {
  readonly atMs: number;
  readonly untilMs: number;
}
/** Where a card has its middle, how large its words are, and how wide they may be, in device pixels. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  readonly maxWidth: number;
}

/** How far a card has opened, 0 to 1: it comes and goes. */
export function cardOpen(view: Sight, { atMs, untilMs }: Card, ms: number): number {
  return view.reducedMotion ? 1 : clamp01((ms - atMs) / 320) * clamp01((untilMs - ms) / 260);
}

/** How large its words are, 0 to 1 and a little over. */
export const cardPop = (view: Sight, sinceMs: number): number =>
  view.reducedMotion ? 1 : outBack(clamp01(sinceMs / 480));

/** The veil over the scene, with light and rays behind what is said. */
export function veilSprites(view: Sight, { x, y }: CardPlace, open: number, ms: number): Sprite[] {
  const { width, height } = view.layout;
  const reach = Math.min(width * 1.5, Math.max(width, height));
  return [
    ...atlasSprite(view, 'white', [width / 2, height / 2, width, height], {
      tint: VEIL,
      alpha: 0.74 * open,
      plain: true,
    }),
    ...atlasSprite(view, 'glow', [x, y, reach * 0.9, reach * 0.62], {
      tint: view.art.glow,
      alpha: 0.5 * open,
      light: 1,
    }),
    ...atlasSprite(view, 'rays', [x, y, reach, reach], {
      tint: view.art.glow,
      alpha: 0.34 * open,
      light: 1,
      turn: view.reducedMotion ? 0 : ms / 5_200,
    }),
  ];
}

/** A win that is celebrated: veil, fountain, the word for its size, the amount that counts up. */
export function celebrationLayers(
  view: Sight,
  card: Card & { readonly amountMinor: bigint; readonly celebration: Celebration },
  ms: number,
  place: CardPlace,
): Layer[] {
  const open = cardOpen(view, card, ms);
  const sinceMs = ms - card.atMs;
  const unit = place.unit * cardPop(view, sinceMs);
  return [
    { texture: 'atlas', clip: null, sprites: veilSprites(view, place, open, ms) },
    { texture: 'atlas', clip: null, sprites: fountain(view, card, ms, place.unit, card.celebration.tier) },
    {
      texture: 'labels',
      clip: null,
      sprites: [
        ...labelSprite(view, view.texts.celebrations[card.celebration.tier], 'title', {
          ...place,
          y: place.y - 0.75 * unit,
          height: 1.45 * unit,
          alpha: open,
        }),
        ...amountSprites(view, view.formatMoney(countedUp(view, card, ms)), {
          ...place,
          y: place.y + 0.55 * unit,
          height: 1.25 * unit,
          alpha: open,
        }),
      ],
    },
  ];
}

/** The amount on its way up: quick at first, exact for the last third of the card. */
export function countedUp(view: Sight, card: Card & { readonly amountMinor: bigint }, ms: number): bigint {
  const countMs = (card.untilMs - card.atMs) * 0.62;
  const part = view.reducedMotion ? 1 : clamp01((ms - card.atMs) / countMs);
  return countedMinor(0n, card.amountMinor, 1 - (1 - part) ** 2);
}

/** A fountain of coins: each flies its own arc again and again until the card ends. Still where motion is unwelcome. */
export function fountain(view: Sight, card: Card, ms: number, unit: number, tier = 'great'): Sprite[] {
  if (view.reducedMotion) return [];
  const { width, height } = view.layout;
  const [sinceMs, lengthMs] = [ms - card.atMs, card.untilMs - card.atMs];
  const count = tier === 'big' ? COINS * 0.55 : COINS;
  return Array.from({ length: Math.round(count) }, (_, index) => {
    const own = (salt: number) => chanceOf(index, salt);
    const flightMs = 1_500 + own(1) * 900;
    const startMs = own(2) * flightMs;
    const round = Math.floor((sinceMs - startMs) / flightMs);
    if (sinceMs < startMs || startMs + (round + 1) * flightMs > lengthMs + 300) return [];
    const t = ((sinceMs - startMs) % flightMs) / flightMs;
    const x = width / 2 + (own(3) - 0.5) * width * (0.25 + 1.1 * t);
    const y = height * (1.04 - (2.6 + own(4) * 1.5) * t * (1 - t) * (0.75 + 0.35 * own(5)));
    const size = unit * (0.22 + 0.2 * own(6));
    const face = Math.cos(sinceMs / 130 + own(7) * 6.28);
    const shade = 0.65 + 0.35 * Math.abs(face);
    return atlasSprite(view, 'coin', [x, y, Math.max(size * 0.12, size * Math.abs(face)), size], {
      tint: [shade, shade, shade],
      turn: (own(8) - 0.5) * 1.2,
    });
  }).flat();
}
