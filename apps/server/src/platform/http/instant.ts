/** Before 4713 BC PostgreSQL knows no days, and after 9999 nobody means what they write. */
const EARLIEST = new Date('0001-01-01T00:00:00Z').getTime();
const LATEST = new Date('9999-12-31T23:59:59.999Z').getTime();

/** Null for a text that names no instant between the years 1 and 9999. */
export function instantOf(text: string | undefined): Date | null | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text).getTime();
  return time >= EARLIEST && time <= LATEST ? new Date(time) : null;
}
