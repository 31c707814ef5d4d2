/** Work that can be left between its steps, and what comes of it. */
export type Steps<T> = Generator<void, T, void>;

/** How long a page may be kept from answering, in ms: the browser works out afterwards what was drawn, which takes as long again. */
const PIECE_MS = 1;

/** All steps one after the other, without a rest. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A few steps in each task, so that the page answers to presses between them. */
export async function inPieces<T>(steps: Steps<T>): Promise<T> {
  let begunMs = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - begunMs < PIECE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begunMs = performance.now();
  }
}
