/** An instant as SQL writes it where JSON does: ISO 8601 in UTC, to the millisecond. */
export const isoText = (instant: string): string =>
  `to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
