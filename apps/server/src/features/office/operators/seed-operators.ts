import { SHIPPED_ROLES, type ShippedRole } from '@croupier/domain/office/permissions';
import { canonicalEmail } from '@croupier/domain/people/players';
import { hash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { KeyRing } from '../../../platform/key-ring.ts';
import { createSecretBox, type SecretBox } from '../../../platform/secret-box.ts';
import type { Passwords } from '../../people/players/feature.ts';
import { changeOperator, insertOperator } from './operators-store.ts';
import { codePlace } from './second-step.ts';
import { base32Of } from './time-codes.ts';

const NAMES: Record<ShippedRole, string> = {
  support: 'Sofiia Bondar',
  risk: 'Roman Kravets',
  finance: 'Halyna Melnyk',
  marketing: 'Maksym Lysenko',
  games: 'Iryna Savchuk',
  auditor: 'Oleh Tkach',
  admin: 'Anna Koval',
};

export interface SeededOperator {
  email: string;
  password: string;
  role: string;
  /** In Base32, as an authenticator takes it. */
  codeSecret: string;
}

/**
 * The people of the demo house, one a role, whose passwords and codes anybody may know: never where money is at stake. Running it
 * again changes nothing.
 */
export async function seedOperators(parts: {
  db: Database;
  clock: Clock;
  passwords: Passwords;
  seedKey: KeyRing;
}): Promise<SeededOperator[]> {
  const box = createSecretBox(parts.seedKey);
  const seeded: SeededOperator[] = [];
  for (const role of SHIPPED_ROLES) seeded.push(await seedOperator(parts, box, role));
  return seeded;
}

async function seedOperator(
  { db, clock, passwords }: { db: Database; clock: Clock; passwords: Passwords },
  box: SecretBox,
  role: ShippedRole,
): Promise<SeededOperator> {
  const email = `${role}@office.croupier.example`;
  const password = `at-the-office-${role}`;
  const secret = hash('sha1', `demo operator ${role}`, 'buffer');
  const hashed = await passwords.hash(password);
  if (hashed === 'busy') throw new Error('the demo operators are seeded one by one');
  await db.transaction(async (tx) => {
    const person = {
      email,
      canonicalEmail: canonicalEmail(email),
      name: NAMES[role],
      role,
      now: clock.now(),
    };
    const id = await insertOperator(tx, person);
    if (id === null) return;
    const codeSecret = box.seal(codePlace(id), secret);
    await changeOperator(tx, id, { ...hashed, codeSecret, state: 'active' });
  });
  return { email, password, role, codeSecret: base32Of(secret) };
}
