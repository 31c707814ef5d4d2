import { box, ellipse, group, radial, type Node, type Picture } from '../picture/picture.ts';
import type { SceneArt } from './game-art.ts';
import { faded } from './shapes/tone.ts';

/** A picture on the poster: its middle and its size on the 600×800 field. */
type Hero = readonly [picture: Picture, x: number, y: number, size: number, turn?: number];

/**
 * A game's poster, 3:4. The middle square must stand alone (tiles crop it), and the name sits on a dark foot.
 * @param look.heroes from back to front; two or three large ones say more than eight
 */
export function makePoster(look: {
  backdrop: (width: number, height: number) => Picture;
  glow: string;
  heroes: readonly Hero[];
  words: (name?: string) => readonly Node[];
  /** The dark foot under the name. */
  foot: string;
}): SceneArt['poster'] {
  return (name) => ({
    width: 600,
    height: 800,
    nodes: [
      ...look.backdrop(600, 800).nodes,
      { d: ellipse(300, 320, 330), fill: radial([300, 320], 330, faded(look.glow, 0.8), [0.4, faded(look.glow, 0.32)], faded(look.glow, 0)) },
      ...look.heroes.map(([picture, x, y, size, turn = 0]): Node => {
        const scale = size / Math.max(picture.width, picture.height);
        return group([group(picture.nodes, { move: [-picture.width / 2, -picture.height / 2] })], { move: [x, y], turn, scale });
      }),
      { d: box(0, 540, 600, 260), fill: { from: [0, 540], to: [0, 800], stops: [[0, faded(look.foot, 0)], [0.42, faded(look.foot, 0.66)], [1, faded(look.foot, 0.95)]] } },
      group(look.words(name), { move: [70, 600], scale: 1.15 }),
    ],
  });
}
