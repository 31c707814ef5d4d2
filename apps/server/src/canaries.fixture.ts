import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { no, startMailServer } from './features/office/letters/mail-server.fixture.ts';
import { startServerProcess } from './platform/testing/server-process.ts';
import { createTestDatabase } from './platform/testing/test-database.ts';

/** As PUBLIC_URL of the house has it. */
export const SITE = 'http://localhost:1';

export type CanaryHouse = Awaited<ReturnType<typeof startCanaryHouse>>;

/**
 * A house of its own that writes all that it ever logs, and whose mail server and telephone company take nothing and repeat what they
 * were told.
 */
export async function startCanaryHouse(env: Record<string, string> = {}) {
  const closing: (() => unknown)[] = [];
  const database = await createTestDatabase();
  const mail = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(no(550), { message: `nobody is ${address}` })),
  });
  closing.push(() => mail.close());
  const server = startServerProcess(database.url, {
    ...{ LOG_LEVEL: 'trace', CROUPIER_ENV: 'test', CROUPIER_TEST_SEAMS: '1', PUBLIC_URL: SITE },
    ...{ MAIL_URL: mail.url, SMS_URL: await refusingGateway(closing), SMS_KEY: 'quetzal-gateway-key' },
    ...env,
  });
  const { url } = (await server.line('serving')) as unknown as { url: string };
  return {
    ...{ url, database },
    request: (path: string, init?: RequestInit) => fetch(`${url}${path}`, init),
    log: () => server.output(),
    /** None of these is in any line of the log, in any fact, budget, session or act of the office. */
    async expectNowhere(secrets: readonly string[]): Promise<void> {
      const rows = await database.owner.query<{ row: string }>(KEPT);
      const places = { log: server.output(), kept: rows.map(({ row }) => row).join('\n') };
      for (const [place, text] of Object.entries(places))
        for (const secret of secrets)
          for (const written of [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')])
            expect(text.includes(written), `${secret} stands in the ${place}`).toBe(false);
    },
    async close(): Promise<void> {
      server.child.kill('SIGTERM');
      await server.ended;
      for (const each of closing) await each();
      await database.drop();
    },
  };
}

/** What is kept beside what a player is; of the links of letters, all but the address that one would be the account's. */
const KEPT = [
  ...['fact', 'outbox', 'attempt_budget', 'player_session', 'person_mark', 'audit_entry', 'approval'].map(
    (table) => `SELECT row_to_json(t)::text AS row FROM ${table} t`,
  ),
  `SELECT (to_jsonb(t) - 'email')::text AS row FROM contact_link t`,
].join(' UNION ALL ');

/** A telephone company that repeats what it is told, and takes nothing. */
async function refusingGateway(closing: (() => unknown)[]): Promise<string> {
  const gateway = createServer((request, response) => {
    let said = '';
    request.on('data', (piece) => (said += String(piece)));
    request.on('end', () => response.writeHead(400).end(`refused: ${said}`));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  closing.push(() => gateway.close());
  return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/messages`;
}
