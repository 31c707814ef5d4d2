const NAME = 'deposit-from';
/** Tables only: the house's, or another studio's. */
const TABLE = /^\/(slots|play)\/[a-z0-9-]+$/;

/** A path of this site, without language. */
type Path = `/${string}`;

/** Keeps from which table a deposit was begun: the last one, in this browser, as the provider may send back into another tab. */
export function keepWayBack(payIn: string, path: string): void {
  if (!TABLE.test(path)) return;
  try {
    localStorage.setItem(NAME, JSON.stringify({ payIn, path }));
  } catch {
    // Where a browser keeps nothing for us, the way leads to all games.
  }
}

/** The table that this deposit was begun from; null where it was another page, or nothing is kept. */
export function readWayBack(payIn: string): Path | null {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? 'null') as {
      payIn?: unknown;
      path?: unknown;
    } | null;
    const isOfThis = kept?.payIn === payIn && typeof kept.path === 'string' && TABLE.test(kept.path);
    return isOfThis ? (kept.path as Path) : null;
  } catch {
    return null;
  }
}
