import type { savePicks as operation } from '@croupier/contract/office/game-desk';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { listPicks, lockPicks, replacePicks } from '../../site/lobby/feature.ts';
import type { Actor } from '../audit/feature.ts';
import type { GameDeskParts } from './game-desk-parts.ts';

type Answer = OutputOf<typeof operation> | Refused<typeof operation>;

/**
 * The games of a list, in place of those that were in it: all at once, or not at all where somebody changed it meanwhile.
 * @param known whether there is a game of a code. One that is gone may stay in a list and is shown nowhere; none is added
 */
export async function savePicks(
  { db, record }: GameDeskParts,
  actor: Actor,
  { params: { list }, body: { games, expected, reason } }: InputOf<typeof operation>,
  known: ReadonlySet<string>,
): Promise<Answer> {
  return db.transaction(async (tx): Promise<Answer> => {
    await lockPicks(tx);
    const before = (await listPicks(tx))[list];
    if (before.join() !== expected.join()) return refuse('conflict');
    if (games.some((game) => !known.has(game) && !before.includes(game))) return refuse('not_found');
    await replacePicks(tx, list, games);
    await record(tx, actor, {
      act: 'change.picks',
      subject: ['list', list],
      before: { games: before },
      after: { games },
      reason,
    });
    return { done: true };
  });
}
