import { createThreadShares, ownThread, type ShareLimits, type Thread } from './thread-share.ts';

/** A page that was not rendered. */
export type Unrendered =
  /** As many are being rendered and wait as may. */
  | 'busy'
  /** Nobody is left who would read it. */
  | 'gone';

export class NotRendered extends Error {
  readonly why: Unrendered;
  constructor(why: Unrendered) {
    super(why);
    this.why = why;
  }
}

export interface RenderLimits extends ShareLimits {
  /** Each takes milliseconds of the one thread, most of them at a stretch: more at once would only stand in each other's way. */
  readonly atOnce: number;
  readonly waiting: number;
  /** Pupils of a school share an address and open a page each; places are left for others, and are given up to them where none is. */
  readonly waitingEach: number;
}

export const RENDER_LIMITS: RenderLimits = {
  atOnce: 3,
  waiting: 40,
  waitingEach: 30,
  shareEach: 0.1,
  aheadMs: 200,
  restMaxMs: 3_000,
};

export type Askers = ReadonlySet<string>;

export interface RenderQueue {
  /**
   * Runs the work when its turn has come; work of which nobody waits for the result any more is never begun.
   * @param askers addresses as limits count them, or a player: at least one, and more may come while the work waits. It counts as that of
   * the one who has cost least, so that nobody waits for what another has taken
   * @throws NotRendered
   */
  run<T>(askers: Askers, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Looks anew whose turn it is, after somebody came to the askers of work that waits. */
  look(): void;
  /** Whether somebody has to wait, because others are rendered or they have had their share. */
  isLate(who: string): boolean;
}

/**
 * Renders a few at a time. Whoever asks for page after page is not refused, but waits between them, so that no more than their share of
 * the thread goes there; of those who wait for a place the one comes first who has cost least.
 */
export function createRenderQueue(
  limits: RenderLimits = RENDER_LIMITS,
  thread: Thread = ownThread,
): RenderQueue {
  const shares = createThreadShares(limits, thread);
  /** Of equals the one who came last: who asks first for many has none of them kept for others when places are given up. */
  const leastOf = (askers: Askers): string =>
    [...askers].reduce((a, b) => (shares.owedMs(b) <= shares.owedMs(a) ? b : a));
  const line = createLine(limits, leastOf);
  let running = 0;
  let wakesAtMs = Infinity;

  const isLate = (who: string): boolean => running >= limits.atOnce || shares.restMs(who) > 0;
  function take(who: string): void {
    running++;
    shares.begin(who);
  }

  /** The place is taken here, for whoever is called, so that nobody who comes in between has it. */
  function next(): void {
    while (running < limits.atOnce && line.all().length > 0) {
      const ready = line.all().filter(({ who }) => shares.restMs(who) === 0);
      if (ready.length === 0) return wakeLater();
      const first = ready.reduce((a, b) => (shares.owedMs(b.who) < shares.owedMs(a.who) ? b : a));
      const { who } = first;
      take(who);
      first.begin(who);
    }
  }

  function wakeLater(): void {
    const restMs = Math.ceil(Math.min(...line.all().map(({ who }) => shares.restMs(who))));
    const atMs = thread.nowMs() + restMs;
    if (wakesAtMs <= atMs) return;
    wakesAtMs = atMs;
    thread.after(restMs, () => {
      if (wakesAtMs === atMs) wakesAtMs = Infinity;
      next();
    });
  }

  return {
    isLate,
    look: next,
    run: async (askers, signal, work) => {
      if (signal.aborted) throw new NotRendered('gone');
      let who = leastOf(askers);
      if (isLate(who)) {
        const called = line.join(askers, signal);
        next();
        who = await called;
      } else take(who);
      return work().finally(() => {
        shares.end(who);
        running--;
        next();
      });
    },
  };
}

interface Waiting {
  /** Whose it is now: of all who ask for it the one who has cost least. */
  readonly who: string;
  /** @param who whose it was then, and stays */
  begin(who: string): void;
  refuse(why: Unrendered): void;
}

/** Those who wait to be called, the first to come first. */
function createLine(
  limits: Pick<RenderLimits, 'waiting' | 'waitingEach'>,
  leastOf: (askers: Askers) => string,
): {
  all(): Waiting[];
  /** Resolves once called, with whose it is. @throws NotRendered */
  join(askers: Askers, signal: AbortSignal): Promise<string>;
} {
  const line = new Set<Waiting>();

  /** Where all places are taken whoever holds most gives one up. @returns false where that is no more than the one who asks would hold */
  function makePlace(who: string): boolean {
    const own = [...line].filter((waiting) => waiting.who === who).length;
    if (own >= limits.waitingEach) return false;
    if (line.size < limits.waiting) return true;
    const held = [...Map.groupBy(line, (waiting) => waiting.who).values()];
    const most = held.reduce((a, b) => (b.length > a.length ? b : a));
    if (most.length <= own + 1) return false;
    most.at(-1)!.refuse('busy');
    return true;
  }

  return {
    all: () => [...line],
    join: async (askers, signal) => {
      if (!makePlace(leastOf(askers))) throw new NotRendered('busy');
      return new Promise((resolve, reject) => {
        const gone = (): void => waiting.refuse('gone');
        const leave = (): void => {
          line.delete(waiting);
          signal.removeEventListener('abort', gone);
        };
        const waiting: Waiting = {
          get who() {
            return leastOf(askers);
          },
          begin: (who) => (leave(), resolve(who)),
          refuse: (why) => (leave(), reject(new NotRendered(why))),
        };
        line.add(waiting);
        signal.addEventListener('abort', gone, { once: true });
      });
    },
  };
}
