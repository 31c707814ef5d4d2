const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a page of the history ended: opaque to clients. */
function writeCursor(last: { createdAt: Date; id: string }): string {
  return Buffer.from(`${last.createdAt.getTime()} ${last.id}`).toString('base64url');
}

/** @returns undefined for a text that `writeCursor` did not write. */
function readCursor(cursor: string): { createdAt: Date; id: string } | undefined {
  const [time, id] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!time || !id || !/^[0-9]{1,14}$/.test(time) || !UUID.test(id)) return undefined;
  return { createdAt: new Date(Number(time)), id };
}

const HISTORY_PAGE = 20;

interface Row {
  readonly createdAt: Date;
  readonly id: string;
}

/** A page of what there is of a kind, the newest first, after where the one before ended. @returns undefined for a cursor of nobody's */
export async function readHistory<R extends Row>(
  cursor: string | undefined,
  list: (page: { readonly before: Row | undefined; readonly limit: number }) => Promise<R[]>,
): Promise<{ readonly rows: R[]; readonly nextCursor: string | null } | undefined> {
  const before = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && !before) return undefined;
  const found = await list({ before, limit: HISTORY_PAGE + 1 });
  const rows = found.slice(0, HISTORY_PAGE);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > HISTORY_PAGE && last ? writeCursor(last) : null };
}
