import type { RoundPlace } from './provider-rounds-store.ts';

/** Where a page of the rounds ended: opaque to clients. A round has the id that its studio gave it. */
export const writePlace = ({ openedAt, provider, roundId }: RoundPlace): string =>
  Buffer.from(`${openedAt.getTime()} ${provider} ${roundId}`).toString('base64url');

const PLACE = /^([0-9]{1,14}) ([a-z0-9-]{1,40}) ([^\0]+)$/;

/** @returns undefined for a text that `writePlace` did not write. */
export function readPlace(cursor: string): RoundPlace | undefined {
  const [, time, provider, roundId] = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (time === undefined || provider === undefined || roundId === undefined) return undefined;
  return { openedAt: new Date(Number(time)), provider, roundId };
}
