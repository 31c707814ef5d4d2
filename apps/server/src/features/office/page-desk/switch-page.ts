import type { switchPage as operation } from '@croupier/contract/office/page-desk';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { closedTimesOf, closedTimesView } from '../../play/catalog/feature.ts';
import { setPageSwitch } from '../../site/page-switches/feature.ts';
import type { Actor } from '../audit/feature.ts';
import type { PageDeskParts } from './page-desk-parts.ts';

type Answer = OutputOf<typeof operation> | Refused<typeof operation>;

/** Closes or opens a page; of two who found it alike the second is told. */
export async function switchPage(
  { db, clock, record }: PageDeskParts,
  actor: Actor,
  { params: { page }, body }: InputOf<typeof operation>,
): Promise<Answer> {
  const { scope, reason } = body;
  const [closed, expected] = [closedTimesOf(body.closed), closedTimesOf(body.expected)];
  if (closed === undefined || expected === undefined) return refuse('invalid_request');
  return db.transaction(async (tx): Promise<Answer> => {
    const change = { page, scope, closed, expected, reason, now: clock.now() };
    const switched = await setPageSwitch(tx, change);
    if (switched === 'never') return refuse('invalid_request');
    if (switched === 'other') return refuse('conflict');
    const [before, after] = [closedTimesView(expected), closedTimesView(closed)];
    await record(tx, actor, {
      act: 'switch.page',
      subject: ['page', page],
      before: { scope, state: before ? 'closed' : 'open', ...before },
      after: { scope, state: after ? 'closed' : 'open', ...after },
      reason,
    });
    return { before, after };
  });
}
