import { box, ellipse, group, linear, polygon, radial, type Colours, type Node, type Picture } from '../../picture/picture.ts';
import { symbol } from './finish.ts';
import { METALS, type Metal } from './tone.ts';

export type FrameShape = keyof typeof SHAPES;

/** Outlines on the symbol's field, `inset` from its edge. */
const SHAPES = {
  circle: (inset: number) => ellipse(50, 50, 50 - inset),
  square: (inset: number) => box(inset, inset, 100 - inset * 2, 100 - inset * 2, 12 - inset * 0.3),
  arch: (inset: number) => `M${inset} ${97 - inset}V${46}C${inset} ${inset * 0.9 - 4} ${100 - inset} ${inset * 0.9 - 4} ${100 - inset} 46V${97 - inset}z`,
  hexagon: (inset: number) => polygon(corners(6, 52 - inset * 1.05, -90)),
  octagon: (inset: number) => polygon(corners(8, 52 - inset * 1.05, -67.5)),
  diamond: (inset: number) => polygon(corners(4, 54 - inset * 1.2, -90)),
  shield: (inset: number) => `M${inset} ${inset + 4}Q50 ${inset - 4} ${100 - inset} ${inset + 4}V50C${100 - inset} 74 72 88 50 ${99 - inset}C28 88 ${inset} 74 ${inset} 50z`,
} as const;

const corners = (count: number, radius: number, turn: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((turn + (index * 360) / count) * Math.PI) / 180;
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)] as const;
  });

/** A picture in a metal frame: the way royal symbols, portraits and bonus symbols stand apart from the others. */
export function framed(
  shape: FrameShape,
  look: { metal?: Metal; ground: Colours; ink: string; inside: readonly Node[]; before?: readonly Node[] },
): Picture {
  const outline = SHAPES[shape];
  const metal = METALS[look.metal ?? 'brass'];
  return symbol(
    { d: outline(4), fill: linear([8, 6], [92, 94], ...metal), stroke: look.ink, width: 2.8 },
    { d: outline(7), fill: linear([92, 94], [8, 6], ...metal) },
    { d: outline(11), fill: radial([44, 38], 58, ...look.ground), stroke: look.ink, width: 2 },
    group(look.inside, { clip: outline(11) }),
    { d: outline(11), stroke: '#00000066', width: 2.4 },
    { d: outline(8.4), stroke: '#ffffff8c', width: 0.9 },
    ...(look.before ?? []),
  );
}
