import {
  deleteAccount,
  deletionStanding,
  exportAccount,
  takeBackDeletion,
} from '@croupier/contract/people/deletion';
import { call } from '../../../lib/api.ts';
import { steppingUp } from '../../../lib/step-up.ts';
import { tell } from '../../../lib/tell.ts';

export const standingQuery = {
  queryKey: ['deletion'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(deletionStanding, {}, signal),
  gcTime: 0,
};

export async function endAccount({ giveUp }: { giveUp: boolean }): Promise<void> {
  await steppingUp(() => call(deleteAccount, { query: giveUp ? { giveUp: '1' } : {} }));
  tell('deleteAccount', {});
}

export const keepAccount = (ticket: string) => call(takeBackDeletion, { body: { ticket } });

/** Hands the player's own file to their browser. */
export async function saveExport(): Promise<void> {
  const file = await steppingUp(() => call(exportAccount, {}));
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = 'my-account.json';
  link.click();
  URL.revokeObjectURL(address);
}
