/** How one reel travels, in symbols and milliseconds since the spin began. */
export interface ReelPlan {
  readonly accelerateMs: number;
  /** Symbols per millisecond while cruising. */
  readonly speed: number;
  /** When braking begins; Infinity while the answer has not come. */
  readonly landAtMs: number;
  readonly landMs: number;
  /** Whole symbols from start to rest; Infinity while the answer has not come. */
  readonly travel: number;
}

export interface SpinPlan {
  readonly reels: readonly ReelPlan[];
  /** When the last reel rests. */
  readonly endMs: number;
}

export interface Pose {
  /** Symbols travelled since the start. Dips below zero at the pull and above `travel` at the bounce. */
  readonly offset: number;
  /** Symbols per millisecond, for the choice of the blurred copy. */
  readonly speed: number;
  readonly done: boolean;
}

/** How far the reel is pulled back before it starts, and how far it runs past its stop. */
const PULL = 1.8;
const BOUNCE = 1.4;
const PACES = {
  normal: { accelerateMs: 260, speed: 0.03, leastMs: 760, staggerMs: 250, landMs: 460 },
  turbo: { accelerateMs: 130, speed: 0.042, leastMs: 260, staggerMs: 45, landMs: 260 },
} as const;
export type Pace = keyof typeof PACES;

/** A spin without an end, shown until the answer arrives. */
export function planFreeRun(reels: number, pace: Pace): SpinPlan {
  const { accelerateMs, speed, landMs } = PACES[pace];
  const reel: ReelPlan = { accelerateMs, speed, landMs, landAtMs: Infinity, travel: Infinity };
  return { reels: Array.from({ length: reels }, () => reel), endMs: Infinity };
}

/**
 * The same spin once its end is known. Speeds join without a step, and every reel travels a whole number of
 * symbols, so it rests exactly on its stop.
 * @param elapsedMs how long the reels have run already
 * @param holdsMs extra time per reel before it brakes (anticipation); later reels wait as well
 * @param turning which reels turn, all when it is left out; the others rest from the start
 */
export function planSpin(
  elapsedMs: number,
  pace: Pace,
  holdsMs: readonly number[],
  turning: readonly boolean[] = [],
): SpinPlan {
  const { accelerateMs, speed, leastMs, staggerMs, landMs } = PACES[pace];
  let waitedMs = 0;
  let place = 0;
  const reels = holdsMs.map((holdMs, index): ReelPlan => {
    if (turning[index] === false) return RESTING;
    waitedMs += holdMs;
    const wishedMs = Math.max(leastMs, elapsedMs + 60) + place * staggerMs + waitedMs;
    place += 1;
    const ends = accelerationLength(accelerateMs, speed) + landingLength(landMs, speed);
    const travel = Math.ceil(ends + speed * (wishedMs - accelerateMs));
    return { accelerateMs, speed, landMs, travel, landAtMs: accelerateMs + (travel - ends) / speed };
  });
  return { reels, endMs: Math.max(0, ...reels.map((reel) => reel.landAtMs + reel.landMs)) };
}

const RESTING: ReelPlan = { accelerateMs: 0, speed: 0, landAtMs: 0, landMs: 0, travel: 0 };

/** Where a reel is at a moment. Pure: the same plan and time give the same picture. */
export function pose(plan: SpinPlan, reelIndex: number, ms: number): Pose {
  const reel = plan.reels[reelIndex];
  if (!reel || ms <= 0) return { offset: 0, speed: 0, done: false };
  const { accelerateMs, speed, landAtMs, landMs, travel } = reel;
  if (ms >= landAtMs + landMs) return { offset: travel, speed: 0, done: true };
  const pulled = accelerationLength(accelerateMs, speed);
  if (ms < accelerateMs) {
    const t = ms / accelerateMs;
    const slope = 3 * (PULL + 1) * t * t - 2 * PULL * t;
    return {
      offset: pulled * t * t * ((PULL + 1) * t - PULL),
      speed: (speed * slope) / (PULL + 3),
      done: false,
    };
  }
  if (ms < landAtMs) return { offset: pulled + speed * (ms - accelerateMs), speed, done: false };
  const u = (ms - landAtMs) / landMs - 1;
  const length = landingLength(landMs, speed);
  const eased = 1 + u * u * ((BOUNCE + 1) * u + BOUNCE);
  const slope = 3 * (BOUNCE + 1) * u * u + 2 * BOUNCE * u;
  return { offset: travel - length + length * eased, speed: (speed * slope) / (BOUNCE + 3), done: false };
}

const accelerationLength = (accelerateMs: number, speed: number) => (speed * accelerateMs) / (PULL + 3);
const landingLength = (landMs: number, speed: number) => (speed * landMs) / (BOUNCE + 3);
