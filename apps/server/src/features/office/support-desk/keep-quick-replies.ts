import {
  QUICK_REPLIES_MAX,
  type deleteQuickReply,
  type saveQuickReply,
} from '@croupier/contract/office/support-desk';
import type { InputOf } from '@croupier/contract/kit';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/feature.ts';
import { deleteReply, listReplies, lockReplies, upsertReply } from './quick-replies-store.ts';
import type { Deed, SupportDeskParts } from './support-desk-parts.ts';

type Call = Pick<Deed, 'call'>;

/** Keeps a text to answer with; the same language and title again replaces it. */
export async function saveReply(
  { db, clock, record }: SupportDeskParts,
  { call, reason, ...said }: Call & InputOf<typeof saveQuickReply>['body'],
): Promise<{ id: string } | Refused<typeof saveQuickReply>> {
  const reply = { language: said.language, title: said.title.trim(), text: said.text.trim() };
  if (reply.title.length < 2 || reply.text.length < 2) return refuse('invalid_request');
  return db.transaction(async (tx) => {
    await lockReplies(tx);
    const kept = await listReplies(tx);
    const before = kept.find(({ language, title }) => language === reply.language && title === reply.title);
    if (!before && kept.length >= QUICK_REPLIES_MAX) return refuse('conflict');
    const id = String(await upsertReply(tx, { ...reply, now: clock.now() }));
    const changes = { before: before && { text: before.text }, after: reply };
    await record(tx, actorOf(call), {
      act: 'save.quick-reply',
      subject: ['quick-reply', id],
      ...changes,
      reason,
    });
    return { id };
  });
}

/** Forgets a text; what was answered with it stays. */
export async function forgetReply(
  { db, record }: SupportDeskParts,
  { call, id, reason }: Call & { id: bigint; reason: string },
): Promise<{ done: true } | Refused<typeof deleteQuickReply>> {
  return db.transaction(async (tx) => {
    const gone = await deleteReply(tx, id);
    if (!gone) return refuse('not_found');
    const { language, title, text } = gone;
    const act = { act: 'delete.quick-reply', subject: ['quick-reply', String(id)] as const };
    await record(tx, actorOf(call), { ...act, before: { language, title, text }, reason });
    return { done: true } as const;
  });
}
