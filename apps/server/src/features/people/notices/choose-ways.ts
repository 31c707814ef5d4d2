import type { InputOf } from '@croupier/contract/kit';
import type { NoticePreferences, saveNoticePreferences } from '@croupier/contract/people/notices';
import {
  areQuietHours,
  channelsOf,
  isLocked,
  wayTable,
  type Category,
  type Channel,
} from '@croupier/domain/people/notices';
import { REGION_TIME_ZONES } from '@croupier/domain/site/regions';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import type { NoticesParts, OutwardChannel } from './notices-parts.ts';
import { findChoices, findQuietHours, saveChoices, saveQuietHours } from './preferences-store.ts';
import { findRecipient } from './recipients-store.ts';

/** What a player has chosen, and what they could. */
export async function readPreferences(
  { db, clock, ways }: NoticesParts,
  playerId: bigint,
): Promise<NoticePreferences> {
  const recipient = await findRecipient(db, playerId, clock.now());
  const reachable: Channel[] = ['inbox'];
  for (const channel of Object.keys(ways) as OutwardChannel[])
    if (await ways[channel].reaches(db, recipient)) reachable.push(channel);
  return {
    ways: wayTable(await findChoices(db, playerId)),
    reachable,
    quietHours: await findQuietHours(db, playerId),
    timeZone: REGION_TIME_ZONES[recipient.region],
  };
}

type Chosen = InputOf<typeof saveNoticePreferences>['body'];

/** All of it or nothing; of two who save at once what each named holds, the later for what both named. */
export async function chooseWays(
  parts: NoticesParts,
  playerId: bigint,
  { ways = [], quietHours }: Chosen,
): Promise<NoticePreferences | Refused<typeof saveNoticePreferences>> {
  const named = new Set(ways.map(({ category, channel }) => `${category} ${channel}`));
  if (named.size < ways.length || !ways.every(mayBeChosen))
    return refuse('invalid_request', { field: 'ways' });
  if (quietHours && !areQuietHours(quietHours)) return refuse('invalid_request', { field: 'quietHours' });
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    if (ways.length > 0) await saveChoices(tx, playerId, ways, now);
    if (quietHours !== undefined) await saveQuietHours(tx, playerId, quietHours, now);
  });
  return readPreferences(parts, playerId);
}

const mayBeChosen = ({ category, channel }: { category: Category; channel: Channel }): boolean =>
  channelsOf(category).includes(channel) && !isLocked(category, channel);
