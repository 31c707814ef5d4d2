import type { unsubscribe as operation } from '@croupier/contract/people/notices';
import type { Category } from '@croupier/domain/people/notices';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import type { NoticesParts } from './notices-parts.ts';
import { saveChoices } from './preferences-store.ts';

/** Ends the letters that a token came with (RFC 8058). What is refused says nothing about whose it might be. */
export async function unsubscribe(
  { db, clock, tokens }: NoticesParts,
  token: string,
): Promise<{ category: Category } | Refused<typeof operation>> {
  const whose = tokens.read(token);
  if (!whose) return refuse('not_found');
  const { playerId, category } = whose;
  await saveChoices(db, playerId, [{ category, channel: 'email', isOn: false }], clock.now());
  return { category };
}
