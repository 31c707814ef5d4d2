export const FACTS = {
  /** A part was drawn for a player of a promotion in which they make something of parts. */
  'part.given': { code: 'code', part: 'code' },
} as const;
