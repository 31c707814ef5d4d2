import { refuse } from '../../../platform/refusal.ts';
import type { WinDecision } from './decide-win-act.ts';
import { findHeldWin } from './held-wins-store.ts';
import type { Call, MoneyDeskParts } from './money-desk-parts.ts';

/** Decides a held win, alone or with a second person: by what the win comes to, whatever a call says. */
export async function decideWin(
  { db, decide }: MoneyDeskParts,
  call: Call,
  { key, ...decision }: Omit<WinDecision, 'currency' | 'amountMinor'> & { key: string },
) {
  const win = await findHeldWin(db, decision);
  if (!win) return refuse('not_found');
  const { currency, amountMinor } = win;
  const input = { ...decision, currency, amountMinor: String(amountMinor) };
  const performed = await decide({ call, id: key, input, reason: decision.reason });
  return typeof performed === 'string' ? refuse(performed) : performed;
}
