import type { Reader } from '../outbox.ts';

const BATCH_FACTS = 500;
/** As large as a batch grows while the reader is behind. */
const BATCH_MOST = 4_000;
/** Those who read together only count, and what they write does not grow with the facts: they take so many at once. */
const TOGETHER_FACTS = 20_000;
/** A fact alone is tried so often before it is put aside. */
const ATTEMPTS = 3;

export type Pace = ReturnType<typeof createPace>;

/** How many facts are taken at a time: more while the reader is behind, and fewer after a batch that failed, down to one. */
export function createPace({ together }: Reader) {
  const [least, most] = together ? [TOGETHER_FACTS, TOGETHER_FACTS] : [BATCH_FACTS, BATCH_MOST];
  let batch = least;
  let attempts = { position: -1n, count: 0 };
  return {
    limit: () => batch,
    took: (facts: number) => {
      batch = facts >= batch ? Math.min(batch * 2, most) : least;
    },
    failed: (facts: number) => {
      batch = Math.ceil(facts / 2);
    },
    /** @returns whether it has failed often enough */
    failedAlone: (position: bigint) => {
      attempts = { position, count: attempts.position === position ? attempts.count + 1 : 1 };
      return attempts.count >= ATTEMPTS;
    },
  };
}
