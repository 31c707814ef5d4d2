import type { FastifyInstance } from 'fastify';
import type { Database } from '../database.ts';
import { pendingMigrations } from '../migrate.ts';

const READY_TIMEOUT_MS = 2_000;

export interface Health {
  /** From here on the balancer should send nothing new. */
  leave(): void;
}

/** `live`: the process answers. `ready`: it can do its work. Neither tells a stranger anything else. */
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
    const check = migrated
      ? db.query('SELECT 1', [], 'health')
      : pendingMigrations(db).then((pending) => (migrated = pending.length === 0));
    const late = new Promise<never>((_, reject) =>
      setTimeout(reject, READY_TIMEOUT_MS, new Error('late')).unref(),
    );
    await Promise.race([check, late]);
    return migrated;
  }
  return { leave: () => (leaving = true) };
}
