/**
 * From where on an alarm is told, as the product ships it; a house may say otherwise. What is not here is told from the first one on.
 */
export const THRESHOLDS = {
  /** Seconds: readers pause for a minute at most between two turns; who is later than this is stuck or overloaded. */
  reader_behind: 300,
  /** Seconds: a fact is in the journal in less than one while there is a sequencer. */
  outbox_late: 60,
  /** Seconds: a mail server that is there takes letters within seconds. */
  letter_late: 900,
  /** Days: the head of a day is published in the night after it. */
  head_late: 2,
  /** Seconds: nothing the server does holds a transaction for so long. */
  database_held: 60,
  /** Webhooks of the last hour that were refused: a wrong secret, or somebody who tries. */
  webhooks_refused: 20,
  /** Webhooks of the last hour that came too late to be acted upon. */
  webhooks_late: 0,
  /** Of a hundred calls of the last hour, with at least ten of them, those without an answer. */
  provider_failing: 10,
  /** Milliseconds that 95 of a hundred calls of the last hour stay below. */
  provider_slow: 4_000,
} as const satisfies Readonly<Record<string, number>>;

export type Alarm = keyof typeof THRESHOLDS;
export const ALARMS = Object.keys(THRESHOLDS) as readonly Alarm[];
export type Thresholds = Readonly<Record<Alarm, number>>;

/** What holds where a house has said otherwise about some. */
export const thresholdsOf = (
  said: readonly { readonly alarm: string; readonly above: number }[],
): Thresholds => ({
  ...THRESHOLDS,
  ...Object.fromEntries(
    said.flatMap(({ alarm, above }) => (Object.hasOwn(THRESHOLDS, alarm) ? [[alarm, above]] : [])),
  ),
});
