/** Acts of operators on flags. None is ever changed or taken back; another act comes after it. */
export const AML_ACTS = ['note', 'cleared', 'reported'] as const;
export type AmlAct = (typeof AML_ACTS)[number];

/** Acts that say what the flagged days are; a note leaves the case open. */
export const AML_DECISIONS = ['cleared', 'reported'] as const satisfies readonly AmlAct[];

/** `again`: days were flagged after somebody had decided. */
export const AML_STATES = ['new', 'again', 'cleared', 'reported'] as const;
export type AmlState = (typeof AML_STATES)[number];

/** Levels of a case, by the points of the days that nobody has decided about: from these on. */
export const AML_LEVELS = { low: 1, middle: 4, high: 8 } as const;
export type AmlLevel = keyof typeof AML_LEVELS;
export const AML_LEVEL_NAMES = Object.keys(AML_LEVELS) as AmlLevel[];

/** @returns null where nothing is left to decide */
export const levelOf = (score: number): AmlLevel | null => {
  if (score < AML_LEVELS.low) return null;
  return score >= AML_LEVELS.high ? 'high' : score >= AML_LEVELS.middle ? 'middle' : 'low';
};
