/** Vector art as data: painted on a canvas for the stage, written as SVG for posters and paytables. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly Node[];
}
export type Node = Mark | Group;
/** Sharper corners than this are cut, on the canvas and in SVG alike. */
export const MITER_LIMIT = 2.4;
export interface Mark {
  /** SVG path data. */
  readonly d: string;
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly width?: number;
  readonly opacity?: number;
  readonly sharp?: boolean;
}
/** Applied in this order: moved, turned (degrees), scaled; clipped in its own coordinates. */
export interface Group {
  readonly nodes: readonly Node[];
  readonly move?: readonly [number, number];
  readonly turn?: number;
  readonly scale?: number | readonly [number, number];
  readonly clip?: string;
  readonly opacity?: number;
}
export type Paint = string | Gradient;
type Point = readonly [number, number];
type Stops = readonly (readonly [number, string])[];
export type Gradient =
  | { readonly from: Point; readonly to: Point; readonly stops: Stops }
  | { readonly centre: Point; readonly radius: number; readonly focus?: Point; readonly stops: Stops };

/** Colours spread evenly unless a colour comes with its own offset. */
const spread = (colours: readonly (string | readonly [number, string])[]): Stops =>
  colours.map((colour, index) =>
    typeof colour === 'string' ? [index / Math.max(1, colours.length - 1), colour] : colour,
  );

export type Colours = readonly (string | readonly [number, string])[];
export const linear = (from: Point, to: Point, ...colours: Colours): Gradient => ({
  from,
  to,
  stops: spread(colours),
});
export const down = (top: number, bottom: number, ...colours: Colours): Gradient =>
  linear([0, top], [0, bottom], ...colours);
export const radial = (centre: Point, radius: number, ...colours: Colours): Gradient => ({
  centre,
  radius,
  stops: spread(colours),
});

export const group = (nodes: readonly Node[], place: Omit<Group, 'nodes'> = {}): Group => ({
  nodes,
  ...place,
});

export const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`;
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
export const box = (x: number, y: number, w: number, h: number, r = 0): string => {
  const k = Math.min(r, w / 2, h / 2);
  if (k === 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
  const arc = (dx: number, dy: number) => `a${n(k)} ${n(k)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + k)} ${n(y)}h${n(w - 2 * k)}${arc(k, k)}v${n(h - 2 * k)}${arc(-k, k)}h${n(2 * k - w)}${arc(-k, -k)}v${n(2 * k - h)}${arc(k, -k)}z`;
};
/** Points on a circle; every second one on the inner radius when it is given. */
export const star = (
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  turn = -90,
): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, index) => {
      const angle = ((turn + (index * 180) / points) * Math.PI) / 180;
      const radius = index % 2 ? inner : outer;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    }),
  );

const n = (value: number) => Math.round(value * 100) / 100;
