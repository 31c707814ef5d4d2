import { WAITING } from './offline.ts';

const WAIT_MS = 10_000;
const ASK_EVERY_MS = 1_000;
/** Where the build puts texts (`chunks-plugin.ts`); a failure names what did not come. */
const TEXTS = /\/assets\/texts\//;

/**
 * A script of an old build is gone after an update: the page loads itself anew to get the new one, at most once per ten seconds
 * and path (specification, section 8), and only once the server answers for it: one that is going down, or not yet up, would put
 * its excuse in the place of a page that still works.
 */
export function guardChunkLoads(): void {
  let isWaiting = false;
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return; // it would only lead away from the page
    if (TEXTS.test(String(event.payload))) return; // a warning, and the page still works (messages.ts)
    const key = `reloaded ${location.pathname}`;
    if (!isWaiting && !mayReload(sessionStorage.getItem(key), Date.now())) return;
    event.preventDefault();
    if (isWaiting) return;
    isWaiting = true;
    void onceAnswered().then(() => {
      sessionStorage.setItem(key, String(Date.now()));
      location.reload();
    });
  });
}

export function mayReload(lastAt: string | null, nowMs: number): boolean {
  return lastAt === null || !(nowMs - Number(lastAt) < WAIT_MS);
}

/** Asks for this page until it comes; where it does not at once, it is said that it is waited for. */
async function onceAnswered(): Promise<void> {
  if (await isAnswered()) return;
  dispatchEvent(new Event(WAITING));
  do await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  while (!(await isAnswered()));
}

/** Refused (429) and failed (5xx) are no page; not found, or not for this player, is one that says so. */
const isAnswered = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500 && status !== 429,
    () => false,
  );
