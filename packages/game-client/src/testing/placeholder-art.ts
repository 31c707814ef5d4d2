import { HANDS, nameOf } from '../art/lettering/logo.ts';
import type { GameArt } from '../art/game-art.ts';
import { makeArt, swarm } from '../art/make-art.ts';
import { lightAt, scene, sky, vignette } from '../art/scenery/frame.ts';
import { bokeh } from '../art/scenery/layers.ts';
import { symbol } from '../art/shapes/finish.ts';
import { framed, type FrameShape } from '../art/shapes/frame.ts';
import { gem, type Cut } from '../art/shapes/gem.ts';
import { royal } from '../art/shapes/royal.ts';
import { coin, orb, ribbon } from '../art/shapes/things.ts';
import { tone } from '../art/shapes/tone.ts';
import type { StageGame } from '../game/stage-game.ts';

const COLOURS = [
  '#e03f5c',
  '#3f8fe0',
  '#3fae6a',
  '#f0a92e',
  '#9a4fe0',
  '#2fc4c9',
  '#e06fb0',
  '#b8c23a',
  '#e8702a',
  '#6f7fe0',
];
const CUTS: readonly Cut[] = [
  'kite',
  'hexagon',
  'octagon',
  'square',
  'drop',
  'heart',
  'round',
  'marquise',
  'star',
  'triangle',
];
const INK = '#160d24';

/** Stands in for a game whose art is not drawn yet: stones with initials, frames for what is special. Tests only. */
export function placeholderArt(game: StageGame): GameArt {
  const symbols = game.symbols.map(({ id, role }, index) => {
    const own = tone(COLOURS[index % COLOURS.length] ?? '#888888', INK);
    const letter = royal(id.slice(0, 1).toUpperCase(), { tone: own, body: 13 }).nodes;
    const shape: FrameShape = role === 'scatter' ? 'circle' : 'square';
    if (role === 'blank') return [];
    if (role === 'coin') return [[id, symbol(...coin('brass', INK))] as const];
    if (role === 'orb') return [[id, symbol(...orb(own))] as const];
    if (role !== 'regular')
      return [
        [
          id,
          framed(shape, {
            ground: [own.light, own.dark],
            ink: INK,
            inside: letter,
            before: ribbon(role.toUpperCase(), own, 82),
          }),
        ] as const,
      ];
    return [
      [
        id,
        symbol(
          ...gem(CUTS[index % CUTS.length] ?? 'round', own),
          ...royal(id.slice(0, 1).toUpperCase(), { tone: tone('#f4f0ff', INK), body: 9 }).nodes,
        ),
      ] as const,
    ];
  });
  const name = nameOf([
    { word: game.id.replaceAll('-', ' ').toUpperCase(), layers: HANDS.cast('brass', '#4f8fe0', INK) },
  ]);
  return makeArt({
    symbols: Object.fromEntries(symbols.flat()),
    name,
    backdrop: scene(
      sky(['#141033', '#33206a', '#7a3f8f']),
      lightAt(0.5, 0.2, 60, '#b06bff', 0.5),
      bokeh(24, ['#ff9ad0', '#8fc0ff'], 0.5, 1),
      vignette('#05030f'),
    ),
    poster: { glow: '#b06bff', heroes: [], foot: '#0d0820' },
    cabinet: { metal: 'brass', body: '#3a2a7a', drum: '#1a1440', outline: '#0d0820', bulb: '#ffcf7a' },
    glow: '#ffcf6a',
    freeTint: '#9fd0ff',
    ambience: [swarm('mote', 18, '#c9a8ff')],
  });
}
