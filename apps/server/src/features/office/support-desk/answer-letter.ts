import type { answerSupportLetter, noteSupportLetter } from '@croupier/contract/office/support-desk';
import { isElsewhere, mayAnswer } from '@croupier/domain/site/support';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { insertAnswer, insertNote, lockLetter, moveLetter } from '../../site/support/feature.ts';
import { actorOf } from '../audit/feature.ts';
import { answerMail } from './answer-mail.ts';
import { subjectOf, type Deed, type SupportDeskParts } from './support-desk-parts.ts';

const TEXT_MIN = 2;

/** Answers a letter: kept with it, written to its writer by e-mail, and said in the log, all or nothing. */
export async function answerLetter(
  { db, clock, write, record }: SupportDeskParts,
  { call, number, text: said }: Deed & { text: string },
): Promise<{ done: true } | Refused<typeof answerSupportLetter>> {
  const text = trimmed(said);
  if (text === undefined) return refuse('invalid_request', { field: 'text' });
  const { operatorId } = call.operator;
  return db.transaction(async (tx) => {
    // Of two answers at once the second one finds it answered.
    const letter = await lockLetter(tx, number);
    if (!letter) return refuse('not_found');
    if (!mayAnswer(letter, operatorId))
      return refuse(isElsewhere(letter, operatorId) ? 'item_taken' : 'conflict');
    await insertAnswer(tx, letter.id, { operatorId, text, now: clock.now() });
    await moveLetter(tx, letter.id, { state: 'ANSWERED', hold: null });
    const { playerId } = letter;
    if (playerId !== null) await appendFacts(tx, [{ playerId, topic: 'support.answered', payload: {} }]);
    await write(tx, { to: letter.email, ...answerMail(letter.language, { number, text }) });
    const changes = {
      before: { state: letter.state },
      after: { state: 'ANSWERED', language: letter.language, characters: text.length },
    };
    await record(tx, actorOf(call), { act: 'answer.support-letter', subject: subjectOf(number), ...changes });
    return { done: true } as const;
  });
}

/** Keeps a note about a letter, whoever has it in hand. */
export async function noteLetter(
  { db, clock, record }: SupportDeskParts,
  { call, number, text: said }: Deed & { text: string },
): Promise<{ done: true } | Refused<typeof noteSupportLetter>> {
  const text = trimmed(said);
  if (text === undefined) return refuse('invalid_request', { field: 'text' });
  const { operatorId } = call.operator;
  return db.transaction(async (tx) => {
    const letter = await lockLetter(tx, number);
    if (!letter) return refuse('not_found');
    await insertNote(tx, letter.id, { operatorId, text, now: clock.now() });
    await record(tx, actorOf(call), { act: 'note.support-letter', subject: subjectOf(number) });
    return { done: true } as const;
  });
}

/** @returns nothing where nothing but blanks was written */
function trimmed(text: string): string | undefined {
  const kept = text.replaceAll('\r\n', '\n').trim();
  return kept.length < TEXT_MIN ? undefined : kept;
}
