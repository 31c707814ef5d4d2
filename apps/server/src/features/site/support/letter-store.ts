import type { HeldLetter, SupportState } from '@croupier/domain/site/support';
import type { Language } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';

/** A letter that is worked on. */
export interface LetterInHand extends HeldLetter {
  readonly id: string;
  /** Null of a visitor's. */
  readonly playerId: bigint | null;
  readonly number: bigint;
  readonly email: string;
  readonly language: Language;
}

const LOCK = `SELECT id, player_id AS "playerId", number, email, language, state, taken_by AS "takenBy", taken_until AS "takenUntil"
FROM support_request WHERE number = $1 FOR UPDATE`;

/** Whoever else does something with this letter waits until the transaction ends. */
export async function lockLetter(tx: Tx, number: bigint): Promise<LetterInHand | undefined> {
  return (await tx.query<LetterInHand>(LOCK, [number]))[0];
}

/** Where a letter is from now on, and in whose hands. @param id of one that is locked */
export async function moveLetter(
  tx: Tx,
  id: string,
  { state, hold }: { state: SupportState; hold: { by: bigint; until: Date } | null },
): Promise<void> {
  const text = 'UPDATE support_request SET state = $2, taken_by = $3, taken_until = $4 WHERE id = $1';
  await tx.query(text, [id, state, hold?.by ?? null, hold?.until ?? null]);
}

/** What somebody of the house writes about a letter. */
export interface Written {
  readonly operatorId: bigint;
  readonly text: string;
  readonly now: Date;
}

/** Keeps an answer with its letter: its writer reads it on their page. @param id of one that is locked */
export async function insertAnswer(tx: Tx, id: string, { operatorId, text, now }: Written): Promise<void> {
  const insert =
    'INSERT INTO support_answer (request_id, operator_id, text, created_at) VALUES ($1, $2, $3, $4)';
  await tx.query(insert, [id, operatorId, text, now]);
}

/** Keeps a note that only people of the house see. */
export async function insertNote(tx: Tx, id: string, { operatorId, text, now }: Written): Promise<void> {
  const insert =
    'INSERT INTO support_note (request_id, operator_id, text, created_at) VALUES ($1, $2, $3, $4)';
  await tx.query(insert, [id, operatorId, text, now]);
}
