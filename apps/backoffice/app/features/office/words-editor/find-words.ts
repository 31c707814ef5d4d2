import { findWords as operation } from '@croupier/contract/office/words-desk';
import { call } from '../../../lib/api.ts';
import type { Found } from '../../../lib/declared.ts';

const SHOWN = 5;

/** Texts of the players' site by their words, each leading to where it is said in other words. */
export async function findWords(text: string, signal: AbortSignal): Promise<readonly Found[]> {
  const { words } = await call(operation, { query: { text } }, signal);
  return words.slice(0, SHOWN).map(({ feature, key, shipped }) => ({
    id: `${feature}.${key}`,
    title: shipped.en,
    detail: `${feature}.${key}`,
    to: `/content/messages/${feature}/all`,
  }));
}
