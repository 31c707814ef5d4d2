import type {
  readSupportLetter,
  SupportLetter,
  unmaskSupportWriter,
} from '@croupier/contract/office/support-desk';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/feature.ts';
import { subjectOf, type Deed, type SupportDeskParts } from './support-desk-parts.ts';
import { findLetter, listAnswers, listNotes, listOthers, listStory } from './support-desk-store.ts';
import { letterView } from './support-desk-view.ts';

/** One letter with all that belongs to it. People write of themselves in letters: that it was read goes to the log. */
export async function readLetter(
  { db, clock, record }: SupportDeskParts,
  { call, number }: Deed,
): Promise<SupportLetter | Refused<typeof readSupportLetter>> {
  return db.transaction(async (tx) => {
    const row = await findLetter(tx, number);
    if (!row) return refuse('not_found');
    const answers = await listAnswers(tx, row.id);
    const notes = await listNotes(tx, row.id);
    const story = await listStory(tx, number);
    const others = row.playerId === null ? [] : await listOthers(tx, row.playerId, number);
    await record(tx, actorOf(call), { act: 'read.support-letter', subject: subjectOf(number) });
    const { operatorId } = call.operator;
    return letterView({ row, answers, notes, story, others }, { operatorId, now: clock.now() });
  });
}

/** The address that an answer goes to. */
export async function unmaskWriter(
  { db, record }: SupportDeskParts,
  { call, number, reason }: Deed & { reason: string },
): Promise<{ email: string } | Refused<typeof unmaskSupportWriter>> {
  return db.transaction(async (tx) => {
    const row = await findLetter(tx, number);
    if (!row) return refuse('not_found');
    await record(tx, actorOf(call), { act: 'unmask.support-writer', subject: subjectOf(number), reason });
    return { email: row.email };
  });
}
