import { isNoticeKind, judgeWay, type Channel } from '@croupier/domain/people/notices';
import { REGION_TIME_ZONES } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import { findChoices, findQuietHours } from './preferences-store.ts';
import { findRecipient, type Recipient } from './recipients-store.ts';

interface Waiting {
  readonly playerId: bigint;
  readonly kind: string;
  readonly channel: Channel;
  /** The e-mail or the phone that it goes to. */
  readonly to?: string;
}

/**
 * Looks once more at what invites by any way and waits to be handed over: its player may have ended such notices since, be on a break, or
 * have another address. @returns when it may go; nothing where it may not any more
 */
export async function mayInvite(
  db: Queryable,
  { playerId, kind, channel, to }: Waiting,
  now: Date,
): Promise<Date | undefined> {
  const recipient = await findRecipient(db, playerId, now);
  if (!isNoticeKind(kind) || to !== addressOf(recipient, channel)) return undefined;
  const verdict = judgeWay(kind, channel, {
    choices: await findChoices(db, playerId),
    reachable: [channel],
    holds: recipient.holds,
    quiet: await findQuietHours(db, playerId),
    timeZone: REGION_TIME_ZONES[recipient.region],
    now,
  });
  return 'at' in verdict ? verdict.at : undefined;
}

/** What it was addressed by; a device and a chat are the player's by themselves. */
const addressOf = ({ email, phone }: Recipient, channel: Channel): string | null | undefined =>
  channel === 'email' ? email : channel === 'sms' ? phone : undefined;
