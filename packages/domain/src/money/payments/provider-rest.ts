/** After so many calls in a row without an answer a provider rests */
const UNANSWERED_MAX = 3;
/** for so long, and is then tried once. */
export const REST_MS = 30_000;

/** The latest answers of a provider; undefined of one that answered the last call. */
export interface ProviderRest {
  /** Calls in a row that it has not answered. */
  readonly unanswered: number;
  /** From these on: until when nobody should ask it. */
  readonly untilMs: number;
}

export const isResting = (rest: ProviderRest | undefined, nowMs: number): boolean =>
  rest !== undefined && rest.unanswered >= UNANSWERED_MAX && nowMs < rest.untilMs;

/** Before a call: to all others a provider whose rest is over rests on until the one that tries it has an answer. */
export const restWhileAsked = (rest: ProviderRest | undefined, nowMs: number): ProviderRest | undefined =>
  rest && { ...rest, untilMs: nowMs + REST_MS };

export const restAfter = (
  rest: ProviderRest | undefined,
  { isAnswered, nowMs }: { isAnswered: boolean; nowMs: number },
): ProviderRest | undefined =>
  isAnswered ? undefined : { unanswered: (rest?.unanswered ?? 0) + 1, untilMs: nowMs + REST_MS };
