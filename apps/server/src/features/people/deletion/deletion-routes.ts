import * as contract from '@croupier/contract/people/deletion';
import type { Http } from '../../../platform/http/http.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { askDeletion, readStanding } from './ask-deletion.ts';
import type { DeletionParts } from './deletion-parts.ts';
import { exportAccount } from './export-account.ts';
import { takeBack } from './take-back.ts';

/** How an account ends. @param cookie the name of the one that its player is signed in by */
export function deletionRoutes(http: Http, parts: DeletionParts, cookie: string): void {
  http.handle(contract.deletionStanding, ({ player }) => readStanding(parts, player));
  http.handle(contract.deleteAccount, async ({ input, player, clearCookie }) => {
    const asked = await askDeletion(parts, player, { giveUp: input.query.giveUp === '1' });
    if (!isRefusal(asked)) clearCookie(cookie);
    return asked;
  });
  http.handle(contract.takeBackDeletion, ({ input }) => takeBack(parts, input.body));
  http.handle(contract.exportAccount, async ({ player, asFile }) => {
    asFile('my-account.json', 'application/json; charset=utf-8');
    return exportAccount(parts, player.playerId);
  });
}
