import { listSupportLetters } from '@croupier/contract/office/support-desk';
import { call } from '../../../lib/api.ts';
import type { Found } from '../../../lib/declared.ts';

const MOST = '5';

/** Letters to support by their number, or by what they refer to, for the palette. */
export async function findLetters(text: string, signal: AbortSignal): Promise<readonly Found[]> {
  const query = { text, limit: MOST, sort: '-createdAt' } as const;
  const { rows } = await call(listSupportLetters, { query }, signal);
  return rows.map(({ number, writer, reference }) => ({
    id: number,
    title: `№ ${number}`,
    detail: reference ? `${writer} · ${reference}` : writer,
    to: `/support/${number}`,
  }));
}
