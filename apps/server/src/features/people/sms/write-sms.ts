import {
  SMS_DAY_LIMITS,
  SMS_KEPT_MS,
  SMS_SEGMENTS_MAX,
  smsLengthOf,
  smsLimitOf,
  smsScopesOf,
  type SmsLane,
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

interface Sms {
  readonly to: string;
  readonly text: string;
  readonly lane: SmsLane;
  /** Whose account it is about, whoever has the phone: it goes with that. */
  readonly playerId: bigint;
  /** The kind of a notice that invites: it is handed over only while its player may be invited and wants to be. */
  readonly offer?: string | undefined;
}

/** Writes a text with the commit; a job hands it to the gateway. */
export type WriteSms = (tx: Tx, sms: Sms) => Promise<SmsVerdict>;

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
  { to, text, lane, playerId, offer }: Sms,
): Promise<SmsVerdict> {
  if (!isOffered) return 'not_offered';
  if (readPhoneNumber(to)?.number !== to) return 'no_such_number';
  const { segments } = smsLengthOf(text);
  if (segments > SMS_SEGMENTS_MAX) return 'too_long';
  const now = clock.now();
  const day = now.toISOString().slice(0, 10);
  if (!(await count(tx, { to, lane, day, dayMax }))) return 'too_many';
  const expiresAt = new Date(now.getTime() + SMS_KEPT_MS);
  const sms = { id: randomUUID(), playerId, recipient: to, body: text, offer: offer ?? null, segments };
  await insertSms(tx, { ...sms, now, expiresAt });
  return 'written';
}

/**
 * Counts a text in each of its scopes, where there is one left in all. The widest is counted last: what is refused before it takes
 * nothing from all. Everybody locks in this order.
 */
async function count(
  tx: Tx,
  { to, lane, day, dayMax }: { to: string; lane: SmsLane; day: string; dayMax: number },
): Promise<boolean> {
  const { number, range, all } = smsScopesOf(to);
  const scopes = [
    { scope: number, most: SMS_DAY_LIMITS.number },
    { scope: range, most: SMS_DAY_LIMITS.range },
    { scope: all, most: dayMax },
  ];
  for (const { scope, most } of scopes) {
    const isClaimed = lane === 'claimed';
    // A share of its own, within the whole.
    if (isClaimed && !(await takeOfDay(tx, { scope: `${scope} claimed`, day, most: smsLimitOf(most, lane) })))
      return false;
    if (!(await takeOfDay(tx, { scope, day, most: isClaimed ? most : smsLimitOf(most, lane) }))) return false;
  }
  return true;
}
