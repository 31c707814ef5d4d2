const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a page of the history ended: opaque to clients. */
export function writeCursor(last: { createdAt: Date; id: string }): string {
  return Buffer.from(`${last.createdAt.getTime()} ${last.id}`).toString('base64url');
}

/** @returns undefined for a text that `writeCursor` did not write. */
export function readCursor(cursor: string): { createdAt: Date; id: string } | undefined {
  const [time, id] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!time || !id || !/^[0-9]{1,14}$/.test(time) || !UUID.test(id)) return undefined;
  return { createdAt: new Date(Number(time)), id };
}
