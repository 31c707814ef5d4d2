const WAIT_MS = 10_000;

/**
 * A script of an old build is gone after an update: the page reloads itself to get the new one,
 * at most once per ten seconds and path (specification, section 8).
 */
export function guardChunkLoads(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return; // it would only lead away from the page
    const key = `reloaded ${location.pathname}`;
    if (!mayReload(sessionStorage.getItem(key), Date.now())) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}

export function mayReload(lastAt: string | null, nowMs: number): boolean {
  return lastAt === null || !(nowMs - Number(lastAt) < WAIT_MS);
}
