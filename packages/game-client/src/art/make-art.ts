import type { Node, Picture } from '../picture/picture.ts';
import type { CabinetColours, GameArt, Rgb, Swarm } from './game-art.ts';
import { makePoster } from './make-poster.ts';
import { METALS, mix, type Metal } from './shapes/tone.ts';

interface ArtPlan {
  readonly symbols: GameArt['symbols'];
  readonly pieces?: GameArt['pieces'];
  readonly name: { readonly logo: Picture; readonly words: (name?: string) => readonly Node[] };
  readonly backdrop: GameArt['backdrop'];
  readonly poster: Omit<Parameters<typeof makePoster>[0], 'backdrop' | 'words'>;
  readonly cabinet: {
    readonly metal: Metal;
    /** The machine's body, #rrggbb. */
    readonly body: string;
    /** The reels, #rrggbb: symbols must stand out from it. */
    readonly drum: string;
    readonly outline: string;
    readonly bulb: string;
  };
  /** Light behind paying symbols, #rrggbb. */
  readonly glow: string;
  /** What free spins do to the scene: white leaves it. */
  readonly freeTint?: string;
  readonly lines?: readonly Rgb[];
  readonly ambience?: readonly Swarm[];
}

/** A grid game's art from its plan; what the plan leaves out follows from its colours. */
export function makeArt(plan: ArtPlan): GameArt {
  const bright = lightness(plan.cabinet.drum) > 0.55;
  return {
    symbols: plan.symbols,
    ...(plan.pieces && { pieces: plan.pieces }),
    logo: plan.name.logo,
    backdrop: plan.backdrop,
    poster: makePoster({ ...plan.poster, backdrop: plan.backdrop, words: plan.name.words }),
    cabinet: cabinetOf(plan.cabinet, bright),
    lines: plan.lines ?? LINES,
    glow: rgb(plan.glow),
    freeTint: rgb(plan.freeTint ?? '#ffffff'),
    dim: bright ? { tint: [0.86, 0.82, 0.78], alpha: 0.42 } : { tint: [0.42, 0.44, 0.56], alpha: 0.85 },
    ambience: plan.ambience ?? [],
  };
}

/** A swarm over the whole scene unless `area` says otherwise. @param colour #rrggbb */
export const swarm = (sprite: Swarm['sprite'], count: number, colour: string, more: Partial<Omit<Swarm, 'sprite' | 'count' | 'tint'>> = {}): Swarm => ({
  sprite,
  count,
  tint: rgb(colour),
  area: { left: -0.02, top: -0.02, width: 1.04, height: 1.04 },
  drift: [0.006, -0.012],
  size: [0.006, 0.016],
  light: 1,
  pulseMs: 3_600,
  ...more,
});

const LINES: readonly Rgb[] = [[1, 0.42, 0.36], [0.36, 0.86, 1], [1, 0.82, 0.3], [0.52, 1, 0.6], [1, 0.56, 0.86], [0.7, 0.66, 1], [1, 0.64, 0.24]];

function cabinetOf({ metal, body, drum, outline, bulb }: ArtPlan['cabinet'], bright: boolean): CabinetColours {
  const [edge, mid, shine, base, low] = METALS[metal].map((band) => (typeof band === 'string' ? band : band[1])) as [string, string, string, string, string];
  const lit = mix(drum, '#ffffff', bright ? 0.5 : 0.16);
  const ends = mix(drum, outline, bright ? 0.32 : 0.68);
  return {
    metal: [edge, shine, mid, mix(shine, '#ffffff', 0.4), low, base, edge],
    body: [mix(body, '#ffffff', 0.16), body, mix(body, outline, 0.55)],
    drum: [ends, drum, lit, lit, mix(drum, outline, 0.14), ends],
    pillar: [edge, shine, mid, edge],
    outline,
    shade: bright ? 0.42 : 0.9,
    plaque: [mix(body, '#000000', 0.72), mix(body, '#000000', 0.5), mix(body, '#000000', 0.74)],
    bulbOn: rgb(mix(bulb, '#ffffff', 0.4)),
    bulbOff: rgb(mix(bulb, outline, 0.5)),
  };
}

const rgb = (colour: string): Rgb => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255) as unknown as Rgb;
const lightness = (colour: string): number => rgb(colour).reduce((sum, part, index) => sum + part * ([0.3, 0.59, 0.11][index] ?? 0), 0);
