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

export interface RenderQueue {
  /**
   * Runs the work when its turn has come; work of which nobody waits for the result any more is never begun.
   * @param who an address as limits count it, or a player
   * @throws NotRendered
   */
  run<T>(who: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
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
  const line = createLine(limits);
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
      take(first.who);
      first.begin();
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
    run: async (who, signal, work) => {
      if (signal.aborted) throw new NotRendered('gone');
      if (isLate(who)) {
        const called = line.join(who, signal);
        next();
        await called;
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
  readonly who: string;
  begin(): void;
  refuse(why: Unrendered): void;
}

/** Those who wait to be called, the first to come first. */
function createLine(limits: Pick<RenderLimits, 'waiting' | 'waitingEach'>): {
  all(): Waiting[];
  /** Resolves once called. @throws NotRendered */
  join(who: string, signal: AbortSignal): Promise<void>;
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
    join: async (who, signal) => {
      if (!makePlace(who)) throw new NotRendered('busy');
      return new Promise((resolve, reject) => {
        const gone = (): void => waiting.refuse('gone');
        const leave = (): void => {
          line.delete(waiting);
          signal.removeEventListener('abort', gone);
        };
        const waiting: Waiting = {
          who,
          begin: () => (leave(), resolve()),
          refuse: (why) => (leave(), reject(new NotRendered(why))),
        };
        line.add(waiting);
        signal.addEventListener('abort', gone, { once: true });
      });
    },
  };
}
