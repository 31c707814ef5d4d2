import { down, group, linear, star, type Node, type Picture } from '../../picture/picture.ts';
import { letterRow } from '../lettering/letter-row.ts';
import { nameOf } from '../lettering/logo.ts';
import { symbols } from './symbols.ts';

/** Brass letters with sharp ends and a dark sea around them, like a ship's nameplate. */
const layers = [
  { stroke: '#010510', width: 40, shift: [0, 9] as const, sharp: true },
  { stroke: '#04122e', width: 37, sharp: true },
  { stroke: '#2fb6c9', width: 27, sharp: true },
  { stroke: '#061a3a', width: 23, sharp: true },
  { stroke: down(0, 100, '#fffbe0', [0.3, '#ffe08a'], [0.52, '#c9841c'], [0.56, '#fff0b0'], '#d99a2e'), width: 17, sharp: true },
  { stroke: '#ffffff8c', width: 2.6, shift: [-4.5, -2] as const, sharp: true },
];
const lantern = letterRow('LANTERN', layers, 36);
const tide = letterRow('TIDE', layers, 40);
const word = (row: { nodes: Node[]; width: number }, x: number, y: number, scale: number) => group(row.nodes, { move: [x - (row.width * scale) / 2, y], scale });
const wave = 'M0 10q12-14 24 0t24 0t24 0t24 0';
const flourish = (x: number, y: number): Node => group([{ d: wave, stroke: '#04122e', width: 11 }, { d: wave, stroke: linear([0, 0], [96, 0], '#8ff0f0', '#2fa6c9'), width: 5 }], { move: [x, y] });

export const logo: Picture = {
  width: 600,
  height: 150,
  nodes: [
    group(symbols.lantern.nodes, { move: [22, 14], scale: 0.92, turn: -6 }),
    group(symbols.lantern.nodes, { move: [486, 4], scale: 0.92, turn: 6 }),
    word(lantern, 300, 14, 0.5),
    word(tide, 300, 82, 0.52),
    flourish(98, 112), flourish(406, 112),
    { d: star(300, 8, 9, 1.8, 4), fill: '#fff6cf' },
  ],
};
/** The name for a tall poster, 400 wide. */
export const posterWords = (name?: string): readonly Node[] =>
  name === undefined
    ? [word(lantern, 200, 0, 0.6), word(tide, 200, 82, 0.86)]
    : nameOf([{ word: 'LANTERN', layers }]).words(name);
