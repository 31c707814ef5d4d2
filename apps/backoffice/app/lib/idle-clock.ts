const NAME = 'office.lastRequestAt';
let lastHere = 0;

/** A request was answered now. All tabs have one session, so all of them are told. */
export function noteRequest(now = Date.now()): void {
  lastHere = now;
  try {
    localStorage.setItem(NAME, String(now));
  } catch {
    // Where nothing is kept, each tab knows of its own requests.
  }
}

/** When any tab was answered last, in milliseconds; 0 for never. */
export function lastRequestAt(): number {
  try {
    return Math.max(lastHere, Number(localStorage.getItem(NAME)) || 0);
  } catch {
    return lastHere;
  }
}
