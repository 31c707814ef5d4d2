/**
 * SQLSTATEs and socket errors that say "not now": connection lost, shutting down, too many connections, a lock or a
 * statement that took too long, a serialisation failure that outlived its retries, a standby that takes no writes (25006),
 * a host or its name that is not found while another takes its place. Not one of them is a bug of ours.
 */
const AWAY_CODE =
  /^(08...|57P0[1-5]|57014|53...|55P03|40001|40P01|25006|25P0[34]|ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)UNREACH|EAI_AGAIN|ENOTFOUND|ENOENT|EPIPE|ETIMEDOUT)$/;
/** What `pg` throws without a code. */
const AWAY_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;

/** @returns the code or message when the error means that the database is away; undefined when it means anything else. */
export function describeAway(error: unknown): string | undefined {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  if (typeof code === 'string' && AWAY_CODE.test(code)) return code;
  return AWAY_MESSAGE.exec(message)?.[0];
}
