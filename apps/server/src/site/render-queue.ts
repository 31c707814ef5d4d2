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

export interface RenderLimits {
  /** Each takes tens of milliseconds of the one thread, most of them at a stretch: more at once would only stand in each other's way. */
  readonly atOnce: number;
  readonly waiting: number;
  /** So that who asks for many does not take the places of all. */
  readonly waitingPerIp: number;
}

export const RENDER_LIMITS: RenderLimits = { atOnce: 3, waiting: 40, waitingPerIp: 6 };

export interface RenderQueue {
  /**
   * Runs the work when its turn has come; work of which nobody waits for the result any more is never begun.
   * @throws NotRendered
   */
  run<T>(address: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly address: string;
  begin(): void;
}

/** First come, first served. */
export function createRenderQueue(limits: RenderLimits = RENDER_LIMITS): RenderQueue {
  const queue = new Set<Waiting>();
  let running = 0;

  const isFull = (address: string): boolean =>
    queue.size >= limits.waiting ||
    [...queue].filter((waiting) => waiting.address === address).length >= limits.waitingPerIp;

  const turn = (address: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.delete(waiting);
        reject(new NotRendered('gone'));
      };
      const waiting: Waiting = {
        address,
        begin: () => {
          queue.delete(waiting);
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      queue.add(waiting);
      signal.addEventListener('abort', leave, { once: true });
    });

  const next = (): void => {
    // The place goes from hand to hand, so that nobody who comes in between takes it.
    const first = queue.values().next().value;
    if (first) first.begin();
    else running--;
  };

  return {
    run: async (address, signal, work) => {
      if (signal.aborted) throw new NotRendered('gone');
      if (running < limits.atOnce) running++;
      else if (isFull(address)) throw new NotRendered('busy');
      else await turn(address, signal);
      return work().finally(next);
    },
  };
}
