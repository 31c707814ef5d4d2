import { down, group, type Node, type Picture } from '../../picture/picture.ts';
import { letterRow } from '../lettering/letter-row.ts';
import { nameOf } from '../lettering/logo.ts';
import { symbols } from './symbols.ts';

type Row = ReturnType<typeof letterRow>;
/** Fat round letters that hop on their line, like sweets: the game's own hand. */
const hop = (index: number) => ({ y: index % 2 ? 5 : -5, turn: index % 2 ? 4 : -4 });
const layers = (top: string, middle: string, bottom: string) => [
  { stroke: '#3a0f14', width: 46, shift: [0, 9] as const },
  { stroke: '#5e1a1a', width: 43 },
  { stroke: '#fff8e0', width: 35 },
  { stroke: '#8a2a14', width: 25 },
  { stroke: down(0, 100, top, middle, bottom), width: 21.5 },
  { stroke: '#ffffff99', width: 4.5, shift: [-3.5, -5] as const },
];
const rows = [
  { word: 'SUNNY', layers: layers('#fff27a', '#ffc21f', '#ff7a14'), lift: hop },
  { word: 'ORCHARD', layers: layers('#ff9a7a', '#f2384a', '#a80f34'), lift: (index: number) => hop(index + 1) },
] as const;
const [sunny, orchard] = rows.map(({ word, layers: body, lift }) => letterRow(word, body, 34, lift)) as [Row, Row];

const word = (row: Row, x: number, y: number, scale: number) => group(row.nodes, { move: [x - (row.width * scale) / 2, y], scale });

export const logo: Picture = {
  width: 600,
  height: 150,
  nodes: [
    word(sunny, 300, 12, 0.52),
    word(orchard, 300, 78, 0.54),
    group(symbols.cherry.nodes, { move: [92, 22], scale: 0.56, turn: -12 }),
    group(symbols.lemon.nodes, { move: [450, 12], scale: 0.56, turn: 10 }),
  ],
};
/** The name for a tall poster, 400 wide. */
export const posterWords = (name?: string): readonly Node[] =>
  name === undefined ? [word(sunny, 200, 0, 0.78), word(orchard, 200, 98, 0.62)] : nameOf(rows).words(name);
