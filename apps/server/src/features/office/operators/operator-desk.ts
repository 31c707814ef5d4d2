import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { createRecordAct, createAuditLink, HOUSE_COMMAND } from '../audit/index.ts';
import { createLetterWriter } from '../letters/index.ts';
import { invite, type Invitation } from './invite.ts';
import { operatorsParts } from './operators-module.ts';
import { findByEmail } from './operators-store.ts';
import { codePlace } from './second-step.ts';
import { codeAt } from './time-codes.ts';

/** What who has the house's machine does about its people. A refusal is a sentence. */
export interface OperatorDesk {
  /** Makes an operator. @returns the link by which they come, in an object, or the refusal */
  invite(invitation: Invitation): Promise<{ link: string } | string>;
  /** The code of the moment of somebody of a demo house. @returns it in an object, or the refusal */
  code(email: string): Promise<{ code: string } | string>;
}

export function operatorDesk(
  platform: { db: Database; clock: Clock },
  { seedKey, officeUrl }: { seedKey: Buffer; officeUrl: string },
): OperatorDesk {
  const record = createRecordAct({ ...platform, linkOf: createAuditLink(seedKey) });
  const office = { url: officeUrl, port: 0, host: '', singleSignOn: undefined };
  const config = { seedKey, office };
  const parts = operatorsParts(
    { ...platform, warn: () => {}, config },
    { record, write: createLetterWriter(platform) },
  );
  return {
    invite: async (invitation) => {
      const invited = await invite(parts, { actor: HOUSE_COMMAND, granting: null }, invitation);
      if (!isRefusal(invited)) return { link: `${officeUrl}/invitation#${invited.token}` };
      return invited.refused === 'email_taken'
        ? `There is somebody with the address ${invitation.email} already.`
        : `There is no role ${invitation.role}.`;
    },
    code: async (email) => {
      const operator = await findByEmail(platform.db, email);
      if (!operator?.codeSecret) return `Nobody with the address ${email} signs in by codes.`;
      const secret = createSecretBox(seedKey).unseal(codePlace(operator.id), operator.codeSecret);
      return { code: codeAt(secret, platform.clock.now()) };
    },
  };
}
