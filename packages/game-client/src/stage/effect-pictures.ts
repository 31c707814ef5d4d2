import { box, down, ellipse, group, linear, radial, star, type Picture } from '../picture/picture.ts';

const picture = (nodes: Picture['nodes'], width = 100, height = 100): Picture => ({ width, height, nodes });
const WHITE = '#ffffff';
/** Small lights need fewer pixels than a symbol: parts of its side. */
export const EFFECT_SCALE: Readonly<Record<string, number>> = {
  mote: 0.4,
  twinkle: 0.5,
  petal: 0.4,
  float: 0.6,
  bulb: 0.4,
  flake: 0.4,
  bubble: 0.4,
};

/** Lights, coins and frames every game uses. White ones take their colour from the sprite's tint. @param outline of a lamp */
export const effects = (outline: string): Record<string, Picture> => ({
  ...LIGHT,
  ...THINGS,
  ...AIR,
  bulb: picture([
    { d: ellipse(50, 50, 48), fill: outline },
    { d: ellipse(50, 50, 40), fill: radial([50, 50], 40, WHITE, [0.7, '#e9e9e9'], [1, '#a0a0a0']) },
    { d: ellipse(38, 34, 12, 8), fill: '#ffffffcc' },
  ]),
});

/** Fields and beams of light and shade. */
const LIGHT: Record<string, Picture> = {
  white: picture([{ d: box(0, 0, 100, 100), fill: WHITE }], 20, 20),
  shade: picture(
    [{ d: box(0, 0, 20, 100), fill: down(0, 100, '#000000b8', [0.35, '#00000052'], [1, '#00000000']) }],
    20,
    100,
  ),
  glow: picture([
    {
      d: ellipse(50, 50, 50),
      fill: radial([50, 50], 50, '#ffffffe6', [0.25, '#ffffff8c'], [0.6, '#ffffff2e'], [1, '#ffffff00']),
    },
  ]),
  rays: picture(
    [
      ...Array.from({ length: 14 }, (_, index) =>
        group(
          [
            {
              d: 'M0 0L98 -9V9z',
              fill: linear([0, 0], [98, 0], '#ffffff00', [0.18, '#ffffffb3'], [1, '#ffffff00']),
            },
          ],
          { move: [100, 100], turn: (index * 360) / 14 },
        ),
      ),
    ],
    200,
    200,
  ),
  beam: picture(
    [
      {
        d: box(0, 0, 100, 24),
        fill: down(
          0,
          24,
          '#ffffff00',
          [0.3, '#ffffff40'],
          [0.42, WHITE],
          [0.58, WHITE],
          [0.7, '#ffffff40'],
          [1, '#ffffff00'],
        ),
      },
    ],
    100,
    24,
  ),
  column: picture(
    [
      {
        d: box(0, 0, 40, 100),
        fill: linear(
          [0, 0],
          [40, 0],
          '#ffffffd9',
          [0.22, '#ffffff1f'],
          [0.78, '#ffffff1f'],
          [1, '#ffffffd9'],
        ),
      },
    ],
    40,
    100,
  ),
};

/** What lies upon the symbols. */
const THINGS: Record<string, Picture> = {
  frame: picture([
    { d: box(5, 5, 90, 90, 12), stroke: '#ffffff40', width: 9 },
    { d: box(5, 5, 90, 90, 12), stroke: WHITE, width: 4 },
  ]),
  coin: coinPicture(),
  pill: picture(
    [
      { d: box(1, 1, 158, 48, 24), fill: '#140c1ef0' },
      { d: box(2.5, 2.5, 155, 45, 22), stroke: linear([0, 0], [0, 50], '#ffe9a8', '#b67a22'), width: 3 },
    ],
    160,
    50,
  ),
};

/** What flies and wanders. */
const AIR: Record<string, Picture> = {
  spark: picture([
    { d: star(50, 50, 50, 5, 4), fill: radial([50, 50], 50, WHITE, '#ffffff00') },
    { d: ellipse(50, 50, 16), fill: radial([50, 50], 16, WHITE, '#ffffff00') },
  ]),
  mote: picture([
    { d: ellipse(50, 50, 50), fill: radial([50, 50], 50, WHITE, [0.3, '#ffffff99'], '#ffffff00') },
  ]),
  twinkle: picture([{ d: star(50, 50, 50, 4, 4), fill: radial([50, 50], 50, WHITE, '#ffffff14') }]),
  petal: picture([
    {
      d: 'M50 4C82 22 84 70 50 96C16 70 18 22 50 4z',
      fill: linear([20, 0], [80, 100], '#fff4f6', '#ffb9c8'),
    },
  ]),
  float: floatPicture(),
  flake: picture([
    { d: 'M50 6V94M12 28L88 72M12 72L88 28', stroke: WHITE, width: 7 },
    {
      d: 'M38 14L50 26L62 14M38 86L50 74L62 86M12 46L28 37L26 18M88 54L72 63L74 82M12 54L28 63L26 82M88 46L72 37L74 18',
      stroke: WHITE,
      width: 5,
    },
  ]),
  bubble: picture([
    {
      d: ellipse(50, 50, 46),
      fill: radial([50, 50], 46, '#ffffff00', [0.7, '#ffffff14'], '#ffffff8c'),
      stroke: '#ffffff99',
      width: 3,
    },
    { d: ellipse(36, 32, 12, 8), fill: '#ffffffcc' },
  ]),
};

function coinPicture(): Picture {
  return picture([
    { d: ellipse(50, 50, 48), fill: '#5d3206' },
    { d: ellipse(50, 50, 46), fill: linear([10, 5], [90, 95], '#fff3b8', '#f2b632', '#8f5a10', '#f7cf5d') },
    { d: ellipse(50, 50, 37), fill: linear([90, 95], [10, 5], '#fbe08a', '#e3a126', '#9b6313') },
    { d: ellipse(50, 50, 37), stroke: '#7a480c', width: 1.5 },
    { d: star(50, 51, 25, 11, 5), fill: down(26, 76, '#fff6cf', '#f4bd3d'), stroke: '#8b5410', width: 2 },
    { d: 'M22 36A34 34 0 0 1 50 16', stroke: '#ffffffb3', width: 5 },
  ]);
}

/** A paper lantern that drifts upward. */
function floatPicture(): Picture {
  return picture([
    { d: ellipse(50, 52, 50), fill: radial([50, 52], 50, '#ffcf7a8c', [0.5, '#ff9d3c33'], '#ff8a2b00') },
    {
      d: 'M34 30h32q10 22-4 44h-24q-14-22-4-44z',
      fill: radial([50, 66], 42, '#fff3c4', '#ffb24d', '#d9602a'),
    },
    { d: 'M38 30h24M39 74h22', stroke: '#7a2f1a', width: 4 },
  ]);
}
