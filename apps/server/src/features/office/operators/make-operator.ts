import type { testOperator } from '@croupier/contract/site/test-data';
import type { OutputOf } from '@croupier/contract/kit';
import { randomBytes } from 'node:crypto';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { sessionCookie } from './office-cookies.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { changeOperator, insertOperator } from './operators-store.ts';
import { findRole } from './roles-store.ts';

/** An operator of a test's own, signed in; nobody can sign in as them again. Only where there are seams. */
export async function makeOperator(
  parts: OperatorsParts,
  role: string,
  ip: string,
): Promise<OutputOf<typeof testOperator> | Refused<typeof testOperator>> {
  if (!(await findRole(parts.db, role))) return refuse('not_found');
  const mark = randomBytes(5).toString('hex');
  const [name, email] = [`Test ${role} ${mark}`, `${role}-${mark}@test.croupier.example`];
  const secret = await parts.db.transaction(async (tx) => {
    const person = { email, canonicalEmail: email, name, role, now: parts.clock.now() };
    const id = (await insertOperator(tx, person))!;
    await changeOperator(tx, id, { passwordHash: 'none', state: 'active' });
    return { id: String(id), session: await parts.sessions.start(tx, id, { ip, agent: 'test' }) };
  });
  return { id: secret.id, name, email, cookie: `${sessionCookie(parts.secure)}=${secret.session}` };
}
