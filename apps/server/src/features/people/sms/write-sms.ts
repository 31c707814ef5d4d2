import {
  SMS_DAY_LIMITS,
  SMS_KEPT_MS,
  SMS_SEGMENTS_MAX,
  smsLengthOf,
  smsScopesOf,
} from '@croupier/domain/people/sms';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database.ts';
import { takeOfDay } from './budget-store.ts';
import { readPhoneNumber } from './phone-number.ts';
import type { SmsParts } from './sms-parts.ts';
import { insertSms } from './sms-store.ts';

/**
 * What became of a text: written; or not, because this house has no gateway, the number is no mobile one (E.164) of a country that
 * accounts are opened from, the text is longer than four parts, or the number, its neighbours or all have had their texts of the day.
 */
export type SmsVerdict = 'written' | 'not_offered' | 'no_such_number' | 'too_long' | 'too_many';

/** Writes a text with the commit; a job hands it to the gateway. */
export type WriteSms = (tx: Tx, sms: { to: string; text: string }) => Promise<SmsVerdict>;

export function createSmsWriter(parts: SmsParts): WriteSms {
  return async (tx, sms) => {
    const outcome = await write(parts, tx, sms);
    parts.asked({ outcome });
    return outcome;
  };
}

async function write(
  { clock, isOffered, dayMax }: SmsParts,
  tx: Tx,
  { to, text }: { to: string; text: string },
): Promise<SmsVerdict> {
  if (!isOffered) return 'not_offered';
  if (readPhoneNumber(to)?.number !== to) return 'no_such_number';
  const { segments } = smsLengthOf(text);
  if (segments > SMS_SEGMENTS_MAX) return 'too_long';
  const now = clock.now();
  const day = now.toISOString().slice(0, 10);
  const { number, range, all } = smsScopesOf(to);
  // The widest is counted last: what is refused before it takes nothing from all. Everybody locks in this order.
  const counted =
    (await takeOfDay(tx, { scope: number, day, most: SMS_DAY_LIMITS.number })) &&
    (await takeOfDay(tx, { scope: range, day, most: SMS_DAY_LIMITS.range })) &&
    (await takeOfDay(tx, { scope: all, day, most: dayMax }));
  if (!counted) return 'too_many';
  const expiresAt = new Date(now.getTime() + SMS_KEPT_MS);
  await insertSms(tx, { id: randomUUID(), recipient: to, body: text, segments, now, expiresAt });
  return 'written';
}
