import type { Picture } from '../picture/picture.ts';

/** What any game has, whatever its rules: a name, a place and a poster. */
export interface SceneArt {
  /** The name, 600×150. */
  readonly logo: Picture;
  /** The scene behind the game, for any size. */
  readonly backdrop: (width: number, height: number) => Picture;
  /** 600×800; its middle square stands alone. The name is lettered as told, or else as the art has it. */
  readonly poster: (name?: string) => Picture;
  /** What is chosen between (`choice-0` …), and what a board is made of, 100×100 each, by name (`docs/art.md`). */
  readonly pieces?: Readonly<Record<string, Picture>>;
}

/** Everything that makes a grid game look like itself. Symbols are drawn on a 100×100 field. */
export interface GameArt extends SceneArt {
  /** By the definition's symbol ids; an id without a picture is an empty cell. */
  readonly symbols: Readonly<Record<string, Picture>>;
  readonly cabinet: CabinetColours;
  /** Colours the paylines take in turn. */
  readonly lines: readonly Rgb[];
  /** Behind a paying symbol. */
  readonly glow: Rgb;
  /** Multiplies the scene during free spins. */
  readonly freeTint: Rgb;
  /** How symbols that do not pay step back. */
  readonly dim: { readonly tint: Rgb; readonly alpha: number };
  readonly ambience: readonly Swarm[];
}

export const isGameArt = (art: SceneArt): art is GameArt => 'symbols' in art;
export type Rgb = readonly [number, number, number];

export interface CabinetColours {
  /** Dark to light and back across the rim. */
  readonly metal: readonly string[];
  readonly body: readonly string[];
  /** A reel's drum from top to bottom. */
  readonly drum: readonly string[];
  readonly pillar: readonly string[];
  readonly outline: string;
  /** Strength of the shade at a drum's ends, 0 to 1. */
  readonly shade: number;
  readonly plaque: readonly string[];
  readonly bulbOn: Rgb;
  readonly bulbOff: Rgb;
}

/** Small lights or leaves that wander through the scene. Lengths are parts of the stage. */
export interface Swarm {
  readonly sprite: 'mote' | 'petal' | 'twinkle' | 'float' | 'flake' | 'spark' | 'bubble';
  readonly count: number;
  readonly area: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** Stage heights per second. */
  readonly drift: readonly [number, number];
  readonly size: readonly [number, number];
  readonly tint: Rgb;
  readonly light: number;
  readonly pulseMs: number;
}
