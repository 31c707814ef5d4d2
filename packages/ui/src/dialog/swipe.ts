/** Share of the sheet's height after which a slow swipe closes it. */
const CLOSING_SHARE = 0.1;
/** A swipe shorter than this closes whatever its length. */
const QUICK_MS = 300;
const LEAST_PX = 8;

/** Whether a downward swipe closes the sheet (specification, section 9). */
export function closesSheet(swipe: { distancePx: number; heightPx: number; durationMs: number }): boolean {
  if (swipe.distancePx < LEAST_PX) return false;
  return swipe.distancePx >= swipe.heightPx * CLOSING_SHARE || swipe.durationMs < QUICK_MS;
}
