/** A page that is never idle is taken to be. */
const LATEST_MS = 3_000;
const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;

interface Waiting {
  /** Resolves once; never after `forget`. */
  readonly begun: Promise<void>;
  forget(): void;
}

/** The moment for what is heavy and not asked for yet: the page has loaded and has nothing to do, or is touched before that. */
export function idleOrTouched(): Waiting {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const over = new AbortController();
  const { signal } = over;
  const begin = () => {
    over.abort();
    resolve();
  };
  const whenIdle = () => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return void setTimeout(() => signal.aborted || begin(), 200);
    const handle = requestIdleCallback(begin, { timeout: LATEST_MS });
    signal.addEventListener('abort', () => cancelIdleCallback(handle));
  };
  for (const touch of TOUCHES) addEventListener(touch, begin, { capture: true, passive: true, signal });
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true, signal });
  return { begun, forget: () => over.abort() };
}

/** Calls once it has not been asked to for a while. */
export function settled(call: () => void, waitMs: number): { call(): void; forget(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call() {
      clearTimeout(timer);
      timer = setTimeout(call, waitMs);
    },
    forget: () => clearTimeout(timer),
  };
}

/** A window that is dragged, or a bar that slides away, is answered to once it rests. */
export const RESIZE_WAIT_MS = 50;
