import { getGameMaths } from '@croupier/contract/play/returns';
import { findGame, mathHash } from '@croupier/games';
import type { Database } from '../../../platform/database.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { listTallies } from './returns-store.ts';
import { mathsView } from './returns-view.ts';

export function returnsRoutes(http: Http, db: Database): void {
  http.handle(getGameMaths, async ({ input }) => {
    const definition = findGame(input.params.code)?.definition;
    if (!definition) return refuse('not_found');
    return mathsView(definition, await listTallies(db, [mathHash(definition)]));
  });
}
