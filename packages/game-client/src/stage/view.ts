import type { GameArt } from '../art/game-art.ts';
import type { StageGame } from '../game/stage-game.ts';
import type { Sprite } from '../render/painter.ts';
import type { Sheet } from '../render/sheet.ts';
import type { Labels, LabelStyle } from './labels.ts';
import type { Layout } from './layout.ts';

/** Words on the stage, in the player's language. */
export interface StageTexts {
  readonly idle: string;
  readonly celebrations: Readonly<Record<'big' | 'great' | 'legendary', string>>;
  readonly freeSpinsWon: (count: number) => string;
  readonly freeSpinsLeft: (count: number) => string;
  readonly freeSpinsDone: (count: number) => string;
  readonly everyWinTimes: (multiplier: number) => string;
  /** Over the symbol that was drawn to expand in free spins. */
  readonly specialSymbol: string;
  /** On the plate while the player is asked which free spins to take. */
  readonly choose: string;
  /** At the start of a hold-and-win feature, and while it runs. */
  readonly holdWon: string;
  readonly respinsLeft: (count: number) => string;
  readonly jackpots: Readonly<Record<'mini' | 'minor' | 'major' | 'grand', string>>;
}

/** What drawing needs besides the moment, whatever is shown. */
export interface Sight {
  readonly art: Pick<GameArt, 'ambience' | 'glow'>;
  /** Device pixels. */
  readonly layout: { readonly width: number; readonly height: number };
  readonly atlas: Sheet;
  readonly labels: Labels;
  readonly texts: StageTexts;
  readonly formatMoney: (amountMinor: bigint) => string;
  readonly reducedMotion: boolean;
}

/** What drawing a slot needs. */
export interface View extends Sight {
  readonly game: StageGame;
  readonly art: GameArt;
  readonly layout: Layout;
}

type Place = readonly [x: number, y: number, width: number, height: number];

/** One picture of the atlas as a list, empty when the atlas has no such picture. */
export function atlasSprite(
  view: Pick<Sight, 'atlas'>,
  name: string,
  place: Place,
  more: Partial<Sprite> = {},
): Sprite[] {
  const source = view.atlas.regions.get(name);
  const [x, y, width, height] = place;
  return source ? [{ x, y, width, height, source, ...more }] : [];
}

/** A text centred on a point, `height` tall, narrowed to `maxWidth`. */
export function labelSprite(
  view: Pick<Sight, 'labels'>,
  text: string,
  style: LabelStyle,
  at: { x: number; y: number; height: number; maxWidth: number; alpha?: number },
): Sprite[] {
  const label = view.labels.of(text, style);
  if (!label) return [];
  const scale = Math.min(at.height / label.height, at.maxWidth / label.width);
  return [
    {
      x: at.x,
      y: at.y,
      width: label.width * scale,
      height: label.height * scale,
      source: label.source,
      alpha: at.alpha ?? 1,
    },
  ];
}

/** A changing amount, letter by letter, so that counting writes nothing new into the texture. */
export function amountSprites(
  view: Pick<Sight, 'labels'>,
  text: string,
  at: { x: number; y: number; height: number; maxWidth: number; alpha?: number },
  style: LabelStyle = 'digit',
): Sprite[] {
  const letters = [...text].map((letter) => ({
    letter,
    label: letter.trim() ? view.labels.of(letter, style) : undefined,
  }));
  const anyHeight = letters.find(({ label }) => label)?.label?.height ?? 1;
  const overlap = anyHeight * 0.085;
  const widths = letters.map(({ label }) => (label ? label.width - overlap : anyHeight * 0.16));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(at.height / anyHeight, at.maxWidth / Math.max(1, total));
  let x = at.x - (total * scale) / 2;
  return letters.flatMap(({ label }, index) => {
    const width = (widths[index] ?? 0) * scale;
    x += width;
    if (!label) return [];
    return [
      {
        x: x - width / 2,
        y: at.y,
        width: label.width * scale,
        height: label.height * scale,
        source: label.source,
        alpha: at.alpha ?? 1,
      },
    ];
  });
}

/** A steady number between 0 and 1 for a particle: the same one on every frame. */
export function chanceOf(index: number, salt: number): number {
  let hash = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

export const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));
export const outBack = (t: number): number => 1 + 2.4 * (t - 1) ** 3 + 1.4 * (t - 1) ** 2;

/** An amount for a coin, where there is little room: without its currency and without empty decimals. */
export const shortMoney = (text: string): string =>
  text
    .replace(/[^\d.,\s]/g, '')
    .trim()
    .replace(/[.,]00$/, '');
