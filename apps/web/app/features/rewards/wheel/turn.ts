import type { Wheel } from '@croupier/contract/rewards/wheel';

/** How long a wheel runs until it rests, in milliseconds. */
export const TURN_MS = 5_600;
const FULL_TURNS = 5;
/** It comes so far over its rest before it falls back against the ratchet, in degrees. */
const OVER = 2.4;
const SETTLES_AT = 0.88;
export const PEGS = 24;
const STEP = 360 / PEGS;
const FLAP = 26;

type Sectors = Pick<Wheel, 'sectors'>['sectors'];

/** A sector's edges, in degrees clockwise from the top of the wheel. */
export function edgesOf(sectors: Sectors): { from: number; to: number }[] {
  let from = 0;
  return sectors.map(({ widthMicro }) => {
    const edge = { from, to: from + widthMicro * 0.000_36 };
    from = edge.to;
    return edge;
  });
}

/**
 * The turn at which a wheel rests with a sector under its pointer, some whole turns on from where it stands.
 * @param lot any hexadecimal digits: where in the sector it rests, well inside its edges
 */
export function restAt(sectors: Sectors, sector: number, { now, lot }: { now: number; lot: string }): number {
  const { from, to } = edgesOf(sectors)[sector]!;
  const share = 0.2 + (0.6 * Number.parseInt(lot.slice(0, 4), 16)) / 0xffff;
  const under = from + (to - from) * share;
  const whole = Math.ceil(now / 360) * 360 + FULL_TURNS * 360;
  return whole - under;
}

/** The turn of a wheel a share of its run in: fast at first, slower with each peg, a little too far, and back. */
export function turnAt(from: number, rest: number, share: number): number {
  const far = rest + OVER;
  if (share >= 1) return rest;
  if (share >= SETTLES_AT) {
    const back = (share - SETTLES_AT) / (1 - SETTLES_AT);
    return far - OVER * (1 - (1 - back) ** 2);
  }
  return far - (far - from) * (1 - share / SETTLES_AT) ** 3.2;
}

/** How far the pegs bend the ratchet's tongue, in degrees: each pushes it and lets it snap back. */
export function flapAt(turn: number): number {
  const way = (((turn % STEP) + STEP) % STEP) / STEP;
  return way < 0.55 ? 0 : (-FLAP * (way - 0.55)) / 0.45;
}
