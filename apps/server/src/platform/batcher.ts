/** Items of one batch, and batches under way in one process: measured best with rounds, on disks fast and slow. */
export const MAXIMUM_BATCH = 64;
export const BATCHES_IN_FLIGHT = 2;
/** Beyond these the server is not keeping up; refusing is kinder than a queue without end. */
const MAXIMUM_WAITING = 20_000;
const MAXIMUM_WAITING_OF_KEY = 1_000;

export interface Batcher<T> {
  /** @returns false when the queue is full; the item was not taken then. */
  add(item: T): boolean;
}

/**
 * Gathers what arrives while earlier batches are under way, and sends it together. There is no timer: an item that
 * meets an idle batcher leaves at once, and those behind it by the end of the turn of the event loop.
 *
 * A key has at most one item under way, and the later ones of it follow in order: what an item comes to may depend on the
 * one before it.
 * @param send takes the items all the way, failures included; it never rejects
 */
export function createBatcher<T>(
  keyOf: (item: T) => string | bigint,
  send: (items: T[]) => Promise<void>,
): Batcher<T> {
  /** Keys with an item ready or under way, so its size is the number of these; the array holds later ones in order. */
  const behind = new Map<string | bigint, T[]>();
  const ready: T[] = [];
  let waiting = 0;
  let inFlight = 0;
  let scheduled = false;

  function add(item: T): boolean {
    const key = keyOf(item);
    const queue = behind.get(key);
    if (waiting >= MAXIMUM_WAITING || (queue && queue.length >= MAXIMUM_WAITING_OF_KEY)) return false;
    waiting += 1;
    if (queue) {
      queue.push(item);
      return true;
    }
    behind.set(key, []);
    ready.push(item);
    if (inFlight === 0 && !scheduled) pump();
    else schedule();
    return true;
  }

  /** Waits for the end of the turn, so that requests read from several sockets at once leave together. */
  function schedule(): void {
    if (scheduled || ready.length === 0 || inFlight >= BATCHES_IN_FLIGHT) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      pump();
    });
  }

  function pump(): void {
    while (ready.length > 0 && inFlight < BATCHES_IN_FLIGHT) {
      // Nobody takes more than a place's share of all there is: else a small batch and a large one would stay so, as
      // those who are answered together ask again together, and the small one's place would be idle most of the time.
      const share = Math.ceil(behind.size / BATCHES_IN_FLIGHT);
      const batch = ready.splice(0, Math.min(share, MAXIMUM_BATCH));
      waiting -= batch.length;
      inFlight += 1;
      void send(batch).finally(() => finish(batch));
    }
  }

  function finish(batch: T[]): void {
    inFlight -= 1;
    for (const key of batch.map(keyOf)) {
      const next = behind.get(key)?.shift();
      if (next) ready.push(next);
      else behind.delete(key);
    }
    schedule();
  }

  return { add };
}
