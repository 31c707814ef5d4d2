import { down, group, type Colours, type Node, type Picture } from '../../picture/picture.ts';
import { METALS, faded, mix, type Metal } from '../shapes/tone.ts';
import { letterRow } from './letter-row.ts';

type Layers = Parameters<typeof letterRow>[1];
type Lift = NonNullable<Parameters<typeof letterRow>[3]>;

/** Body styles for a game's name; each is a way of stroking the letters in layers. */
export const HANDS = {
  /** Cast letters with sharp ends: nameplates, trains, castles. */
  cast: (metal: Metal, glow: string, ink: string): Layers => [
    { stroke: mix(ink, '#000000', 0.6), width: 40, shift: [0, 9], sharp: true },
    { stroke: ink, width: 37, sharp: true },
    { stroke: glow, width: 27, sharp: true },
    { stroke: ink, width: 23, sharp: true },
    { stroke: down(0, 100, ...bodyOf(metal)), width: 17, sharp: true },
    { stroke: '#ffffff8c', width: 2.6, shift: [-4.5, -2], sharp: true },
  ],
  /** Fat round letters like sweets: fruit, fairs, animals. */
  candy: (colours: Colours, edge: string, ink: string): Layers => [
    { stroke: mix(ink, '#000000', 0.5), width: 46, shift: [0, 9] },
    { stroke: ink, width: 43 },
    { stroke: '#fff8e0', width: 35 },
    { stroke: edge, width: 25 },
    { stroke: down(0, 100, ...colours), width: 21.5 },
    { stroke: '#ffffff99', width: 4.5, shift: [-3.5, -5] },
  ],
  /** Cut from a block: ice, stone, crystal. */
  hewn: (colours: Colours, ink: string): Layers => [
    { stroke: mix(ink, '#000000', 0.5), width: 44, shift: [0, 10], sharp: true },
    { stroke: ink, width: 40, sharp: true },
    { stroke: '#ffffff', width: 31, sharp: true },
    { stroke: down(-6, 106, ...colours), width: 27, sharp: true },
    { stroke: '#ffffffb3', width: 5, shift: [-6, -6], sharp: true },
    { stroke: faded(ink, 0.35), width: 3, shift: [7, 6], sharp: true },
  ],
  /** Thin tubes of light. */
  neon: (colour: string, ink: string): Layers => [
    { stroke: faded(ink, 0.85), width: 46 },
    { stroke: faded(colour, 0.25), width: 40 },
    { stroke: faded(colour, 0.5), width: 26 },
    { stroke: colour, width: 15 },
    { stroke: '#ffffff', width: 6 },
  ],
} as const;

/** Letters that hop on their line in turn. */
export const hop: Lift = (index) => ({ y: index % 2 ? 5 : -5, turn: index % 2 ? 4 : -4 });
/** Letters on an arch, its middle raised by `rise`. */
export const arched = (rise: number): Lift => (index, count) => {
  const t = count > 1 ? (index / (count - 1)) * 2 - 1 : 0;
  return { y: rise * t * t, turn: t * rise * 0.5 };
};

interface NameRow {
  readonly word: string;
  readonly layers: Layers;
  readonly spacing?: number;
  readonly lift?: Lift;
}

/** Writes a name; without one, the game's own as its art has it. */
type Words = (name?: string) => readonly Node[];

/** A game's name for the cabinet (600×150) and, larger and in any language, for the poster. Ornaments are drawn on the cabinet's field. */
export function nameOf(rows: readonly NameRow[], ornaments: readonly Node[] = []): { logo: Picture; words: Words } {
  const stacked = (written: readonly NameRow[], field: { width: number; height: number; letters: number; left: number }) => {
    const each = field.height / written.length;
    return written.map(({ word, layers, spacing = 34, lift }, index) => {
      const row = letterRow(word, layers, spacing, lift);
      const scale = Math.min((each * field.letters) / 100, (field.width - 24) / (row.width + 30));
      return group(row.nodes, { move: [field.left + field.width / 2 - (row.width * scale) / 2, each * (index + 0.5) - 50 * scale], scale });
    });
  };
  return {
    logo: { width: 600, height: 150, nodes: [...ornaments, ...stacked(rows, { width: ornaments.length > 0 ? 440 : 600, height: 150, letters: 0.7, left: ornaments.length > 0 ? 80 : 0 })] },
    words: (name) => stacked(name === undefined ? rows : rowsOf(name, rows), { width: 400, height: 168, letters: 0.74, left: 0 }),
  };
}

/** Another name in the hand of the first: one row for a word, two for more, as equally long as they can be. */
function rowsOf(name: string, hands: readonly NameRow[]): NameRow[] {
  const words = name.toLocaleUpperCase('uk').split(' ');
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (rows: readonly string[]) => Math.max(...rows.map((row) => row.length));
  const rows = breaks.sort((one, other) => longest(one) - longest(other))[0] ?? words;
  return rows.flatMap((word, index) => {
    const hand = hands[Math.min(index, hands.length - 1)];
    return hand ? [{ ...hand, word, spacing: 36 }] : [];
  });
}

/** A metal from top to bottom, with the horizon that makes it shine. */
function bodyOf(metal: Metal): Colours {
  const [dark, mid, shine, base] = METALS[metal].map((band) => (typeof band === 'string' ? band : band[1]));
  const [low, high] = [mix(base ?? '#888888', dark ?? '#222222', 0.35), shine ?? '#ffffff'];
  return [high, [0.3, mix(high, base ?? '#888888', 0.5)], [0.52, low], [0.56, high], mid ?? '#888888'];
}
