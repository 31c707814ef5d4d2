import type { FoundPlayer } from '@croupier/contract/office/player-desk';
import { maskEmail } from '@croupier/domain/office/player-desk';
import type { Queryable } from '../../../platform/database.ts';
import { findById, findByName, findByNumber, findByText, type FoundRow } from './find-store.ts';
import { numberIn } from './players-list-store.ts';

const FOUND_MAX = 8;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The players that a text leads to, the surest first; each once. */
export async function findPlayer(db: Queryable, typed: string): Promise<FoundPlayer[]> {
  const text = typed.trim();
  if (text === '') return [];
  if (UUID.test(text)) return once(await findById(db, text.toLowerCase(), FOUND_MAX));
  const number = numberIn(text);
  return once([
    ...(number === undefined ? [] : await findByNumber(db, number)),
    ...(await findByName(db, text, FOUND_MAX)),
    ...(await findByText(db, text, FOUND_MAX)),
  ]);
}

const once = (rows: readonly FoundRow[]): FoundPlayer[] =>
  [...new Map([...rows].reverse().map((row) => [row.id, row])).values()]
    .reverse()
    .slice(0, FOUND_MAX)
    .map(({ id, email, ...row }) => ({ id: String(id), email: maskEmail(email), ...row }));
