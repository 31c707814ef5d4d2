import type { FastifyInstance } from 'fastify';
import type { Database } from '../database.ts';
import { pendingMigrations } from '../migrate.ts';

const READY_TIMEOUT_MS = 2_000;

export interface Health {
  /** From here on the balancer should send nothing new. */
  leave(): void;
}

const TAKES_WRITES = `SELECT current_setting('transaction_read_only') = 'off' AS takes`;

/** `live`: the process answers. `ready`: it can do its work, so the database takes writes. Neither tells a stranger anything else. */
export function registerHealth(fastify: FastifyInstance, db: Database): Health {
  let leaving = false;
  let migrated = false;
  fastify.get('/health/live', { schema: { hide: true }, config: { quiet: true } }, async () => ({
    ok: true,
  }));
  fastify.get(
    '/health/ready',
    { schema: { hide: true }, config: { quiet: true } },
    async (_request, reply) => {
      const ok = !leaving && (await isReady().catch(() => false));
      return reply.code(ok ? 200 : 503).send({ ok });
    },
  );

  async function isReady(): Promise<boolean> {
    const check = Promise.all([takesWrites(), migrated || isMigrated()]);
    const late = new Promise<never>((_, reject) =>
      setTimeout(reject, READY_TIMEOUT_MS, new Error('late')).unref(),
    );
    const [takes] = await Promise.race([check, late]);
    return takes && migrated;
  }

  /** A standby answers whoever reads; a process that has only that one can do no work. */
  async function takesWrites(): Promise<boolean> {
    const [row] = await db.query<{ takes: boolean }>(TAKES_WRITES, [], 'health');
    return row!.takes;
  }

  const isMigrated = async () => (migrated = (await pendingMigrations(db)).length === 0);
  return { leave: () => (leaving = true) };
}
