import type { switchGame as operation } from '@croupier/contract/office/game-desk';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import { findGame } from '@croupier/games';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { closedTimesOf, closedTimesView, setSwitch } from '../../play/catalog/feature.ts';
import { findStudioGame } from '../../play/providers/feature.ts';
import type { Actor } from '../audit/feature.ts';
import type { GameDeskParts } from './game-desk-parts.ts';

type Input = InputOf<typeof operation>;
type Answer = OutputOf<typeof operation> | Refused<typeof operation>;

/** Closes or opens a game, whoever made it. No new round is begun where it is closed from then on; open ones finish. */
export async function switchGame(
  { db, clock, record }: GameDeskParts,
  actor: Actor,
  { params: { code }, body }: Input,
): Promise<Answer> {
  const { scope, reason } = body;
  const closed = closedTimesOf(body.closed);
  const expected = body.expected && closedTimesOf(body.expected);
  if (closed === undefined || (body.expected && expected === undefined)) return refuse('invalid_request');
  if (!findGame(code) && !(await findStudioGame(db, code))) return refuse('not_found');
  return db.transaction(async (tx): Promise<Answer> => {
    const change = { game: code, scope, closed, expected, reason, now: clock.now() };
    const switched = await setSwitch(tx, change);
    if (switched.status === 'never') return refuse('invalid_request');
    if (switched.status === 'other') return refuse('conflict');
    const [before, after] = [closedTimesView(switched.before), closedTimesView(closed)];
    await record(tx, actor, {
      act: 'switch.game',
      subject: ['game', code],
      before: { scope, ...stateOf(before) },
      after: { scope, ...stateOf(after) },
      reason,
    });
    return { before, after };
  });
}

const stateOf = (times: OutputOf<typeof operation>['before']) =>
  times ? { state: 'closed', ...times } : { state: 'open' };
