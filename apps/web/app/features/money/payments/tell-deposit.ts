import type { Currency } from '@croupier/domain/money/amounts';
import { tell } from '../../../lib/tell.ts';

/** Once a payment, however often its page is opened in this tab. */
export function tellDeposit(id: string, currency: Currency): void {
  const key = `told ${id}`;
  if (sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, '1');
  tell('deposit', { currency });
}
