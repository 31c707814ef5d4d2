import { setTimeout as sleep } from 'node:timers/promises';
import { endMsOf, findGame, flightMsOf, type CrashDefinition } from '@croupier/games';
import type { createFlightSeeds } from '../../apps/server/src/features/play/flights/feature.ts';
import type { Database } from '../../apps/server/src/platform/database.ts';
import { NEWEST, READ_BEFORE, UNPAID, WON, type Newest } from './flight-store.ts';
import type { Left, Window } from './leave-evenly.ts';

export const GAME = 'high-kite';
export const BETS_AT_ONCE = 64;
const LOOK_MS = 10;
const WATCH_EVERY_MS = 1_000;
/** A flight is flown with while at least so much of its boarding is left. */
const LEAST_BOARDING_MS = 2_000;
/** How often the clock is set back while it is to stand still. */
const HOLD_EVERY_MS = 20;

/** A house with travellers who have money, in process or over HTTP. */
export interface FlyingHouse {
  readonly owner: Database;
  readonly clock: { now(): Date; setOffset(offsetMs: number): void | Promise<void> };
  readonly seeds: Pick<ReturnType<typeof createFlightSeeds>, 'endOf'>;
  /** Somebody looks at the flights, else none opens. */
  watch(): void | Promise<unknown>;
  /** Everybody bets on the flight that is boarding. @returns bets a second */
  bet(): Promise<number>;
  /** Everybody leaves, each at a moment of its own within the window of the house's clock. */
  leave(window: Window): Promise<Left>;
  /** Processor time of the process that asks, where that is one of its own. */
  readonly generatorCpuSeconds?: () => number;
  close(): Promise<void>;
}

export interface Flown {
  readonly betsPerSecond: number;
  readonly leaveP99Ms: number;
  /** From the flight's end until it is known that the last balance was committed. */
  readonly payoutSeconds: number;
  /** Leaves that were asked for before the end. */
  readonly leftInTime: number;
  /** Those of them that the end overtook on their way: the house has not read them before it. */
  readonly overtaken: number;
  /** Leaves that were read before the end and whose rounds won nothing. */
  readonly lostInTime: number;
  /** From the flight's end until the last player was answered. */
  readonly answeredSeconds: number;
}

/** Has everybody bet on the next flight that ends neither too soon nor too late, and leave it within its last moments. */
export async function flyTogether(house: FlyingHouse, leavingMs: number): Promise<Flown> {
  const { owner, clock } = house;
  const definition = findGame(GAME)!.definition as CrashDefinition;
  await house.watch();
  const watching = setInterval(() => void house.watch(), WATCH_EVERY_MS);
  try {
    const flight = await nextFlight(house, definition);
    const wonBefore = await countWon(owner);
    const goOn = standStill(clock);
    let betsPerSecond: number;
    try {
      betsPerSecond = await house.bet();
    } finally {
      await goOn();
    }
    const endsMs = flight.takesOffAt.getTime() + endMsOf(definition, flight.crashCenti);
    const first = flight.takesOffAt.getTime() + flightMsOf(definition, 101);
    const paying = paidAt(house, flight.number);
    const left = await house.leave({ fromMs: Math.max(first, endsMs - leavingMs), toMs: endsMs });
    const answeredSeconds = (clock.now().getTime() - endsMs) / 1_000;
    const payoutSeconds = ((await paying) - endsMs) / 1_000;
    const [{ read } = { read: 0 }] = await owner.query<{ read: number }>(READ_BEFORE, [GAME, flight.number, new Date(endsMs)]); // prettier-ignore
    const won = (await countWon(owner)) - wonBefore;
    return {
      ...{ betsPerSecond, leaveP99Ms: left.p99Ms, payoutSeconds, answeredSeconds },
      ...{ leftInTime: left.inTime, overtaken: left.inTime - read, lostInTime: read - won },
    };
  } finally {
    clearInterval(watching);
  }
}

/** A flight that has just opened and will end between 1.2 and 2. */
async function nextFlight({ owner, clock, seeds }: FlyingHouse, definition: CrashDefinition) {
  for (;;) {
    const [flight] = await owner.query<Newest>(NEWEST, [GAME]);
    const boardingMs = (flight?.takesOffAt.getTime() ?? 0) - clock.now().getTime();
    if (flight?.state === 'boarding' && boardingMs > LEAST_BOARDING_MS) {
      const { crashCenti } = await seeds.endOf(definition, { ...flight, game: GAME });
      if (crashCenti >= 120 && crashCenti <= 200) return { ...flight, crashCenti };
    }
    await sleep(LOOK_MS);
  }
}

/** The house's clock stands still until the answer is called: betting stays open for as long as it takes. */
function standStill(clock: FlyingHouse['clock']): () => Promise<void> {
  const at = clock.now().getTime();
  let isHeld = true;
  const hold = () => clock.setOffset(at - Date.now());
  const holding = (async () => {
    for (; isHeld; await sleep(HOLD_EVERY_MS)) await hold();
  })();
  return async () => {
    isHeld = false;
    await holding;
    await hold();
  };
}

const countWon = async (owner: Database): Promise<number> =>
  (await owner.query<{ won: number }>(WON))[0]!.won;

async function paidAt({ owner, clock }: FlyingHouse, number: number): Promise<number> {
  while ((await owner.query(UNPAID, [GAME, number])).length > 0) await sleep(LOOK_MS);
  return clock.now().getTime();
}
