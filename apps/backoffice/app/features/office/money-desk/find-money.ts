import { findMoney as operation, type MoneyFound } from '@croupier/contract/office/money-desk';
import { call } from '../../../lib/api.ts';
import type { Found } from '../../../lib/declared.ts';

/** Ids of payments, keys and studios are long and have a digit; a name or a word has none. */
export const isMoneyText = (text: string): boolean => /^[\w.:-]{6,200}$/.test(text) && /\d/.test(text);

/** What an id names, for the palette. */
export async function findMoney(text: string, signal: AbortSignal): Promise<readonly Found[]> {
  const { found } = await call(operation, { query: { text } }, signal);
  return found.map((each) => ({
    id: `${each.what} ${each.playerId} ${each.id}`,
    title: each.about,
    detail: each.id,
    to: pathOf(each),
  }));
}

const pathOf = ({ what, id, playerId }: MoneyFound): `/${string}` =>
  what === 'payment' ? `/money/payments/${id}` : `/money/ledger/${playerId}/${id}`;
