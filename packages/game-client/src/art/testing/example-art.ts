import { ellipse } from '../../picture/picture.ts';
import { HANDS, arched, nameOf } from '../lettering/logo.ts';
import { makeArt, swarm } from '../make-art.ts';
import { scene, lightAt, props, sky, vignette } from '../scenery/frame.ts';
import { clouds, disc, ridge, stars, trees } from '../scenery/layers.ts';
import { ears, eyes, head, muzzle } from '../shapes/creature.ts';
import { both, gloss, ground, halo, outlined, symbol } from '../shapes/finish.ts';
import { framed } from '../shapes/frame.ts';
import { gem } from '../shapes/gem.ts';
import { royal } from '../shapes/royal.ts';
import { coin, leaf, ribbon } from '../shapes/things.ts';
import { tone } from '../shapes/tone.ts';

/** The worked example of docs/art.md: a fox wood at dusk. Not a game. */
const INK = '#1d0b1f';
const fur = tone('#e8702a', INK);
const cream = tone('#f6dcb8', INK);
const moss = tone('#4f9a3c', INK);
const berry = tone('#d42a4c', INK);

const fox = framed('circle', {
  metal: 'copper',
  ground: ['#ffd58a', '#b0567a', '#40204f'],
  ink: INK,
  inside: [...ears('pointed', fur, cream.light), ...head('pointed', fur), ...both({ d: 'M8 52C26 50 40 66 46 90C30 80 14 68 8 52z', fill: cream.light }), ...eyes(33, 52, { size: 7, iris: '#2f7a4a', lid: 0.3, lidColour: fur.dark, tilt: 12 }), ...muzzle(78, cream, { width: 12 })],
  before: ribbon('WILD', berry, 84),
});
const mushroom = symbol(
  halo('#ff9a6b', 46), ground(),
  outlined('M38 56C40 70 34 82 32 88Q50 96 68 88C66 82 60 70 62 56z', cream.light, INK),
  outlined('M8 58C8 28 30 12 50 12C70 12 92 28 92 58Q50 70 8 58z', berry.base, INK, 3),
  ...[[30, 36, 7], [54, 26, 8], [72, 44, 6], [46, 50, 5]].map(([x = 0, y = 0, r = 0]) => ({ d: ellipse(x, y, r, r * 0.8), fill: '#fff6e6' })),
  gloss(32, 24, 13, 6, -28),
);
const symbols = {
  fox,
  coin: symbol(halo('#ffcf5a'), ...coin('brass', INK, [leaf(34, 62, -40, 40, moss)])),
  mushroom,
  amethyst: symbol(halo('#b06bff', 46), ...gem('hexagon', tone('#8a3fe0', INK))),
  a: royal('A', { tone: berry }),
  k: royal('K', { tone: tone('#3f8fe0', INK), behind: [leaf(52, 82, -12, 40, moss), leaf(48, 82, 192, 40, moss)] }),
};

export const exampleArt = makeArt({
  symbols,
  name: nameOf([{ word: 'FOX WOOD', layers: HANDS.candy(['#fff27a', '#ffb02e', '#f0621e'], '#7a1f2a', INK), lift: arched(14) }]),
  backdrop: scene(
    sky(['#2a1b52', [0.5, '#b0507c'], '#ffb36b']),
    stars(70, 0.4),
    disc(0.78, 0.18, 8, ['#ffffff', '#ffe9b8', '#d9a55a']),
    lightAt(0.78, 0.18, 40, '#ffd58a', 0.5),
    clouds([[0.2, 0.2, 30], [0.6, 0.3, 24]], '#ffd9c4', 0.5),
    ridge(0.62, 0.14, ['#7a3f78', '#4a2a60'], { waves: 4, jag: 0.4 }),
    trees('pine', 0.7, 26, 16, ['#4a2a60', '#2f1b48']),
    ridge(0.78, 0.06, ['#3a2a50', '#221238'], { waves: 2, phase: 1 }),
    trees('pine', 0.95, 52, 7, ['#2a1a3c', '#160b24']),
    props(mushroom, [{ x: 0.07, y: 0.98, size: 16 }, { x: 0.93, y: 0.97, size: 13, flip: true }, { x: 0.2, y: 0.99, size: 9, wide: true }]),
    vignette('#12061e', 0.65),
  ),
  poster: { glow: '#ffb36b', heroes: [[symbols.amethyst, 130, 420, 170, -10], [mushroom, 470, 430, 210, 8], [fox, 300, 300, 380]], foot: '#1d0b1f' },
  cabinet: { metal: 'copper', body: '#5a2a4a', drum: '#2c1a44', outline: '#160820', bulb: '#ffb347' },
  glow: '#ffb35a',
  freeTint: '#a8c4ff',
  ambience: [swarm('mote', 24, '#ffd98a', { size: [0.006, 0.012] }), swarm('petal', 8, '#ffb36b', { drift: [0.02, 0.03], size: [0.012, 0.022], light: 0, pulseMs: 0 })],
});
