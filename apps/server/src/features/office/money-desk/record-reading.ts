import { actorOf } from '../audit/feature.ts';
import type { Call, MoneyDeskParts } from './money-desk-parts.ts';

interface Asked {
  readonly input: { readonly query: Readonly<Record<string, unknown>> };
}

/**
 * A file leaves the house, and what a player did with their money is the player's own: both readings are acts. A page that is
 * scrolled on is the same reading.
 */
export async function recordReading(
  { db, record }: MoneyDeskParts,
  call: Call & Asked,
  { how, list }: { how: 'page' | 'file'; list: 'transfers' | 'payments' },
): Promise<void> {
  const { after, limit: _limit, ...query } = call.input.query;
  const { playerId } = query as { playerId?: string };
  if (how === 'page' && (playerId === undefined || after !== undefined)) return;
  const act = how === 'file' ? `export.${list}` : `read.${list}`;
  const subject = playerId === undefined ? (['list', list] as const) : (['player', playerId] as const);
  await db.transaction((tx) => record(tx, actorOf(call), { act, subject, after: { asked: query } }));
}
