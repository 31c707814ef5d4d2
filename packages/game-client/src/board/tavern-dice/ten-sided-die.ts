import { letterRow } from '../../art/lettering/letter-row.ts';
import { mix } from '../../art/shapes/tone.ts';
import { group, linear, polygon, type Node, type Picture } from '../../picture/picture.ts';

type Vector = readonly [number, number, number];
/** Rows of a rotation. */
type Matrix = readonly [Vector, Vector, Vector];

const INK = '#1c0d0a';
const BONE = { bright: '#fffaea', light: '#f6e6c0', dark: '#8a5f34' } as const;
/** Faces meet at this angle around the axis; the middle ring rises and sinks by `RING`, which keeps the faces flat. */
const TURN = Math.PI / 5;
const TIP = 1;
const RING = 0.1056;
/** From the upper left, towards the one who looks. */
const LIGHT: Vector = normal([-0.42, 0.55, 0.82]);
/** Digits of the other faces, told from the one that lies on top. */
const ORDER = [0, 7, 4, 1, 8, 5, 2, 9, 6, 3] as const;

/**
 * A die of old bone with ten sides, seen from above, on a field of 100. Its shape is a pentagonal trapezohedron: two tips,
 * and a ring of ten corners between them that lie a little above and below the middle by turns.
 * @param digit what lies on top once it has come to rest
 * @param back how far it has yet to roll, in radians, towards the right
 */
export function tenSidedDie(digit: number, back: number): Picture {
  const turned = times(around('y', -back), AT_REST);
  const faces = Array.from({ length: 10 }, (_, face) => faceOf(face, turned)).filter(
    ({ up }) => up[2] > 0.02,
  );
  return {
    width: 100,
    height: 100,
    nodes: [
      ...faces.map(({ corners }): Node => ({ d: polygon(corners), fill: INK, stroke: INK, width: 5 })),
      ...faces.flatMap(({ face, corners, up, middle, across, along }) => [
        { d: polygon(corners), fill: shadeOf(up), stroke: '#fff8e2', width: 0.8 } satisfies Node,
        ...digitOn({ digit: (digit + ORDER[face]!) % 10, middle, across, along }),
      ]),
    ],
  };
}

/** Face 0 looks up, its digit upright, leaning a little so that its neighbours are seen. */
const AT_REST: Matrix = (() => {
  const { normal: up, along } = kite(0);
  const side = cross(along, up);
  const flat: Matrix = [side, along, up];
  return times(around('x', -0.16), flat);
})();

/** A face of the resting shape: its corners, its outer normal, and the way from its low corner to its tip. */
function kite(face: number): { corners: Vector[]; normal: Vector; along: Vector } {
  const way = face % 2 === 0 ? 1 : -1;
  const corner = (step: number): Vector => {
    const index = face + step;
    const height = step === 0 ? -RING : RING;
    return [Math.cos(index * TURN), Math.sin(index * TURN), way * height];
  };
  const tip: Vector = [0, 0, way * TIP];
  const corners = [tip, corner(-1), corner(0), corner(1)];
  const slope = TIP + RING;
  const out: Vector = [Math.cos(face * TURN) * slope, Math.sin(face * TURN) * slope, way];
  return { corners, normal: normal(out), along: normal(minus(tip, corner(0))) };
}

function faceOf(face: number, turned: Matrix) {
  const { corners, normal: out, along } = kite(face);
  const [tip, , low] = corners as [Vector, Vector, Vector];
  const seen = (at: Vector) => flatten(apply(turned, at));
  const up = apply(turned, out);
  const ahead = apply(turned, along);
  const side = cross(ahead, up);
  const heart: Vector = [0, 1, 2].map((axis) => low[axis]! * 0.56 + tip[axis]! * 0.44) as unknown as Vector;
  return {
    face,
    corners: corners.map(seen),
    up,
    middle: seen(heart),
    across: flat(side),
    along: flat(ahead),
  };
}

/** A digit in the plane of its face: the plane's two directions, as far as they are seen, stretch and lean it. */
function digitOn(at: {
  digit: number;
  middle: readonly [number, number];
  across: readonly [number, number];
  along: readonly [number, number];
}): Node[] {
  const row = letterRow(String(at.digit), [{ stroke: '#5a1c14', width: 19 }], 0);
  const groove = letterRow(String(at.digit), [{ stroke: '#fff8e4', width: 19 }], 0);
  const size = 0.2;
  const lettered = (nodes: readonly Node[], [dx, dy]: readonly [number, number]): Node =>
    skewed([group(nodes, { move: [-row.width / 2, -50] })], {
      move: [at.middle[0] + dx, at.middle[1] + dy],
      x: [at.across[0] * size, at.across[1] * size],
      y: [-at.along[0] * size, -at.along[1] * size],
    });
  return [lettered(groove.nodes, [0.7, 0.9]), lettered(row.nodes, [0, 0])];
}

/**
 * Nodes in a plane that leans: a turn, a stretch and another turn make any such picture (the matrix [x y] taken apart
 * by its singular values).
 */
function skewed(
  nodes: readonly Node[],
  {
    move,
    x,
    y,
  }: { move: readonly [number, number]; x: readonly [number, number]; y: readonly [number, number] },
): Node {
  const [a, b, c, d] = [x[0], y[0], x[1], y[1]];
  const [sum, difference] = [Math.atan2(c - b, a + d), Math.atan2(c + b, a - d)];
  const [half, other] = [Math.hypot(a + d, c - b) / 2, Math.hypot(a - d, c + b) / 2];
  const degrees = (angle: number) => (angle * 180) / Math.PI;
  return group([group(nodes, { turn: degrees((sum - difference) / 2) })], {
    move,
    turn: degrees((sum + difference) / 2),
    scale: [half + other, half - other],
  });
}

function shadeOf(up: Vector) {
  const bright = Math.max(0, up[0] * LIGHT[0] + up[1] * LIGHT[1] + up[2] * LIGHT[2]);
  const colour =
    bright > 0.8
      ? mix(BONE.light, BONE.bright, (bright - 0.8) * 5)
      : mix(BONE.dark, BONE.light, bright / 0.8);
  return linear([20, 10], [80, 90], mix(colour, '#ffffff', 0.22), mix(colour, BONE.dark, 0.2));
}

/** Onto the field: x to the right, y up in space and down on the picture. */
const flatten = ([x, y]: Vector): readonly [number, number] => [round(50 + x * 44), round(50 - y * 44)];
const flat = ([x, y]: Vector): readonly [number, number] => [x, -y];
const round = (value: number) => Math.round(value * 100) / 100;

function around(axis: 'x' | 'y', angle: number): Matrix {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return axis === 'x'
    ? [
        [1, 0, 0],
        [0, cos, -sin],
        [0, sin, cos],
      ]
    : [
        [cos, 0, sin],
        [0, 1, 0],
        [-sin, 0, cos],
      ];
}
function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function apply(matrix: Matrix, at: Vector): Vector {
  return [dot(matrix[0], at), dot(matrix[1], at), dot(matrix[2], at)];
}
function times(a: Matrix, b: Matrix): Matrix {
  const column = (index: 0 | 1 | 2): Vector => [b[0][index], b[1][index], b[2][index]];
  const row = (of: Vector): Vector => [dot(of, column(0)), dot(of, column(1)), dot(of, column(2))];
  return [row(a[0]), row(a[1]), row(a[2])];
}
function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
function normal(at: Vector): Vector {
  const length = Math.hypot(...at);
  return [at[0] / length, at[1] / length, at[2] / length];
}
