import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { KeyRing } from '../../../platform/key-ring.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { createRecordAct, createAuditLinks, HOUSE_COMMAND } from '../audit/feature.ts';
import { createLetterWriter } from '../letters/feature.ts';
import { roleExists } from './doer-now.ts';
import { insertInvited, type Invitation } from './invite.ts';
import { operatorsParts } from './operators-module.ts';
import { findByEmail } from './operators-store.ts';
import { codePlace } from './second-step.ts';
import { codeAt } from './time-codes.ts';

/** The operations of `npm run operators`. Each returns what it made, or an error message. */
export interface OperatorDesk {
  /** Makes an operator. @returns the link by which they come, in an object, or the refusal */
  invite(invitation: Invitation): Promise<{ link: string } | string>;
  /** The code of the moment of somebody of a demo house. @returns it in an object, or the refusal */
  code(email: string): Promise<{ code: string } | string>;
}

export function operatorDesk(
  platform: { db: Database; clock: Clock },
  { seedKey, officeUrl }: { seedKey: KeyRing; officeUrl: string },
): OperatorDesk {
  const record = createRecordAct({ ...platform, ...createAuditLinks(seedKey) });
  const office = { url: officeUrl, port: 0, host: '', singleSignOn: undefined };
  const config = { seedKey, office, pwnedUrl: undefined, passwordWork: 'full' as const };
  const parts = operatorsParts(
    { ...platform, warn: () => {}, config },
    { record, write: createLetterWriter(platform) },
  );
  return {
    invite: async ({ reason, ...invitation }) => {
      const { name, role, email } = invitation;
      if (!(await roleExists(platform.db, role))) return `There is no role ${role}.`;
      return platform.db.transaction(async (tx) => {
        const invited = await insertInvited(parts, tx, invitation);
        if (!invited) return `There is somebody with the address ${email} already.`;
        const act = { act: 'invite.operator', subject: ['operator', String(invited.id)] as const };
        await record(tx, HOUSE_COMMAND, { ...act, after: { name, role }, reason });
        return { link: `${officeUrl}/invitation#${invited.token}` };
      });
    },
    code: async (email) => {
      const operator = await findByEmail(platform.db, email);
      if (!operator?.codeSecret) return `Nobody with the address ${email} signs in by codes.`;
      const secret = createSecretBox(seedKey).unseal(codePlace(operator.id), operator.codeSecret);
      return { code: codeAt(secret, platform.clock.now()) };
    },
  };
}
