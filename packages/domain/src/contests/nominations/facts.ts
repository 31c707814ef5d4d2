export const FACTS = {
  /** A player stands in this nomination from now on, and in no other of its season. */
  'nomination.chosen': { code: 'code' },
  /** A player was given the reward of their place in a nomination that is over. */
  'nomination.placed': { code: 'code', season: 'code', number: 'count' },
} as const;
