import type { QueuedLetter, SupportLetter } from '@croupier/contract/office/support-desk';
import { maskedEmail } from '@croupier/domain/people/players';
import { isHeld, isWaiting, mayAnswer, mayTake } from '@croupier/domain/site/support';
import type { LetterRow, OtherRow, QueuedRow, StoryRow, WrittenRow } from './support-desk-store.ts';

/** A letter in the queue, as it stands now. */
export function queuedView(row: QueuedRow, now: Date): QueuedLetter {
  const held = isHeld({ ...row, takenBy: row.takenById }, now);
  return {
    number: String(row.number),
    topic: row.topic,
    state: row.state,
    language: row.language,
    playerId: row.playerId === null ? null : String(row.playerId),
    writer: maskedEmail(row.email),
    reference: row.reference,
    createdAt: row.createdAt.toISOString(),
    takenBy: held ? row.takenBy : null,
    takenUntil: held ? (row.takenUntil?.toISOString() ?? null) : null,
  };
}

interface LetterParts {
  readonly row: LetterRow;
  readonly answers: readonly WrittenRow[];
  readonly notes: readonly WrittenRow[];
  readonly story: readonly StoryRow[];
  readonly others: readonly OtherRow[];
}

/** A letter with all that belongs to it, as who asks sees it now. */
export function letterView(
  { row, answers, notes, story, others }: LetterParts,
  { operatorId, now }: { operatorId: bigint; now: Date },
): SupportLetter {
  const hold = { ...row, takenBy: row.takenById };
  return {
    ...queuedView(row, now),
    message: row.message,
    isMine: mayAnswer(hold, operatorId),
    isFree: isWaiting(hold) && mayTake(hold, operatorId, now),
    answers: answers.map(writtenView),
    notes: notes.map(writtenView),
    story: story.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    others: others.map(({ number, createdAt, ...other }) => ({
      ...other,
      number: String(number),
      createdAt: createdAt.toISOString(),
    })),
  };
}

const writtenView = ({ createdAt, ...written }: WrittenRow) => ({
  ...written,
  createdAt: createdAt.toISOString(),
});
