import { outlined } from '../art/shapes/finish.ts';
import { METALS, mix } from '../art/shapes/tone.ts';
import { box, down, linear, type Picture } from '../picture/picture.ts';

/** A plate of brass and enamel with room for an amount. @param paint of the enamel @param ink of outline and shadow */
export const prizeSign = (paint: string, ink: string): Picture => ({
  width: 100,
  height: 56,
  nodes: [
    { d: box(3, 5, 96, 51, 10), fill: `${ink}8c` },
    outlined(box(2, 2, 95, 50, 10), linear([2, 2], [97, 52], ...METALS.brass), ink, 2.4),
    outlined(
      box(6.5, 6.5, 86, 41, 7),
      down(6, 48, mix(paint, '#ffffff', 0.28), paint, mix(paint, ink, 0.4)),
      ink,
      1.6,
    ),
    { d: box(9, 8.6, 81, 12, 5), fill: down(8, 21, '#ffffff4d', '#ffffff00') },
  ],
});
