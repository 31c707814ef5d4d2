import { listContent } from '@croupier/contract/office/content-desk';
import { call } from '../../../lib/api.ts';
import type { Found } from '../../../lib/declared.ts';

const MOST = '5';

/** Documents by their key or by what they say, for the palette. */
export async function findContent(text: string, signal: AbortSignal): Promise<readonly Found[]> {
  const { rows } = await call(listContent, { query: { text, limit: MOST } }, signal);
  return rows.map(({ kind, key, scope, title }) => ({
    id: `${kind}/${key}/${scope}`,
    title,
    detail: `${kind} · ${key} · ${scope}`,
    to: `/content/${kind}/${key}/${scope}`,
  }));
}
