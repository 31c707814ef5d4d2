import { createCall, type Call } from '@croupier/contract/kit';
import { SHIPPED_ROLES, type ShippedRole } from '@croupier/domain/office/permissions';
import { systemClock } from '../../../platform/clock.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { createPasswords } from '../../people/players/feature.ts';
import { createOfficeSessions } from './office-sessions.ts';
import { seedOperators, type SeededOperator } from './seed-operators.ts';

const SEED_KEY = '7'.repeat(64);

export interface TestOperator extends SeededOperator {
  id: bigint;
  name: string;
  cookie: string;
  call: Call;
}

export interface TestOffice {
  site: TestApp;
  /** An operator of each role, signed in. */
  as: Record<ShippedRole, TestOperator>;
  /** Calls as nobody. */
  call: Call;
  /** A bare request to the office. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** One more session of somebody. */
  signIn(id: bigint): Promise<{ cookie: string; call: Call }>;
}

/** The whole server with its office and the demo house's people, each with a session. */
export async function startTestOffice(env: Record<string, string> = {}): Promise<TestOffice> {
  const site = await startTestApp({ SEED_KEY, ...env });
  const seedKey = [Buffer.from(env['SEED_KEY'] ?? SEED_KEY, 'hex')] as const;
  const { db } = site;
  const seeded = await seedOperators({
    db,
    clock: systemClock,
    passwords: createPasswords('least'),
    seedKey,
  });
  const request = (path: string, init?: RequestInit) => fetch(`${site.officeUrl}${path}`, init);
  const callAs = (cookie?: string): Call =>
    createCall((path, init) =>
      request(path, {
        ...init,
        headers: { ...init.headers, origin: site.officeUrl, ...(cookie && { cookie }) },
      }),
    );
  const sessions = createOfficeSessions({ db, clock: systemClock, secure: false });
  const signIn = async (id: bigint) => {
    const cookie = `croupier_office=${await sessions.start(db, id, { ip: '127.0.0.1', agent: 'test' })}`;
    return { cookie, call: callAs(cookie) };
  };
  const rows = await db.query<{ id: bigint; role: ShippedRole; name: string }>(
    'SELECT id, role, name FROM operator',
  );
  const entries = await Promise.all(
    SHIPPED_ROLES.map(async (role) => {
      const { id, name } = rows.find((row) => row.role === role)!;
      return [role, { ...seeded.find((each) => each.role === role)!, id, name, ...(await signIn(id)) }];
    }),
  );
  return { site, as: Object.fromEntries(entries), call: callAs(), request, signIn };
}
