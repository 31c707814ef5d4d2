import { listOperators } from '@croupier/contract/office/operators';
import { call } from '../../../lib/api.ts';
import type { Found } from '../../../lib/declared.ts';

const MOST = '5';

/** Operators by a part of their name or address, for the palette. */
export async function findOperators(text: string, signal: AbortSignal): Promise<readonly Found[]> {
  const { rows } = await call(listOperators, { query: { text, limit: MOST } }, signal);
  return rows.map(({ id, name, email }) => ({ id, title: name, detail: email, to: `/operators/${id}` }));
}
