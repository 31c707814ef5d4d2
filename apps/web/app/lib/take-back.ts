import { ApiError } from '@croupier/contract/kit';
import { openModal } from './modals.ts';

/** Where a login was refused for an account that its player has ended, offers to keep it. What that says is told all the same. */
export function offerTakeBack(error: unknown): void {
  if (error instanceof ApiError && error.key === 'account_closed' && error.details)
    openModal('take-back', error.details);
}
