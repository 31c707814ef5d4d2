/** What is asked about the last twelve months, in order (Problem Gambling Severity Index; Ferris and Wynne, 2001). */
export const SELF_TEST_QUESTIONS = [
  'afford',
  'larger',
  'winBack',
  'borrow',
  'problem',
  'health',
  'criticised',
  'money',
  'guilty',
] as const;
export type SelfTestQuestion = (typeof SELF_TEST_QUESTIONS)[number];

/** From what counts nothing to what counts three. */
export const SELF_TEST_ANSWERS = ['never', 'sometimes', 'mostly', 'always'] as const;
export type SelfTestAnswer = (typeof SELF_TEST_ANSWERS)[number];

export const SELF_TEST_BANDS = ['none', 'low', 'moderate', 'problem'] as const;
export type SelfTestBand = (typeof SELF_TEST_BANDS)[number];

/** From which sum on each band is; of the index, as above. */
const BAND_FROM: Readonly<Record<SelfTestBand, number>> = { none: 0, low: 1, moderate: 3, problem: 8 };

/** @returns the sum, 0 to 27, and what it may mean */
export function scoreSelfTest(answers: Readonly<Record<SelfTestQuestion, SelfTestAnswer>>): {
  score: number;
  band: SelfTestBand;
} {
  const score = SELF_TEST_QUESTIONS.reduce((sum, key) => sum + SELF_TEST_ANSWERS.indexOf(answers[key]), 0);
  return { score, band: SELF_TEST_BANDS.findLast((band) => score >= BAND_FROM[band])! };
}
