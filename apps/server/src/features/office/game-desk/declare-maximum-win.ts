import type { declareMaximumWin as operation } from '@croupier/contract/office/game-desk';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { lockMaximumWin, setMaximumWin } from '../../play/providers/feature.ts';
import type { Actor } from '../audit/feature.ts';
import type { GameDeskParts } from './game-desk-parts.ts';

type Answer = OutputOf<typeof operation> | Refused<typeof operation>;

/** What a studio declared of a game: wins above it are held for a person from the next one on. */
export async function declareMaximumWin(
  { db, record }: GameDeskParts,
  actor: Actor,
  { params: { code }, body: { stakes, expected, reason } }: InputOf<typeof operation>,
): Promise<Answer> {
  return db.transaction(async (tx): Promise<Answer> => {
    const before = await lockMaximumWin(tx, code);
    if (!before) return refuse('not_found');
    if (expected !== undefined && expected !== before.stakes) return refuse('conflict');
    await setMaximumWin(tx, code, stakes);
    await record(tx, actor, {
      act: 'declare.maximum-win',
      subject: ['game', code],
      before: { stakes: before.stakes },
      after: { stakes },
      reason,
    });
    return { before: before.stakes };
  });
}
