import * as api from '@croupier/contract/office/watch-desk';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Seats } from '../../play/fairness/feature.ts';
import type { Approvals } from '../approvals/feature.ts';
import { actorOf, type RecordAct } from '../audit/feature.ts';
import { hitView, judgeHit, openHit } from './judge-hit.ts';
import { takeBackHitAct } from './take-back-hit-act.ts';
import { WATCH_HITS_LIST, type HitFilters, type HitRow } from './watch-list-store.ts';

/** The office's room of likenesses with people on watch lists. Who looks at one is in the log. */
export function createWatchDesk(
  { db, clock }: Needs<'db' | 'clock'>,
  { record, approvals, seats }: { record: RecordAct; approvals: Approvals; seats: Pick<Seats, 'prepare'> },
): { module: Module } {
  const parts = { db, clock, record, seats };
  const takeBack = approvals.offer(takeBackHitAct(clock));
  const office = (http: Http) => {
    handleList<typeof api.listWatchHits, HitRow, HitFilters>(http, api.listWatchHits, {
      ...{ db, list: WATCH_HITS_LIST, view: hitView },
      onRead: async (call, how) => {
        const act = {
          act: 'export.watch-hits',
          subject: ['watch-hits', 'list'],
          after: call.input.query,
        } as const;
        if (how === 'file') await db.transaction((tx) => record(tx, actorOf(call), act));
      },
    });
    http.handle(api.openWatchHit, (call) => openHit(parts, call, call.input.params.id));
    http.handle(api.judgeWatchHit, (call) =>
      judgeHit(parts, call, { id: call.input.params.id, ...call.input.body }),
    );
    http.handle(api.takeBackWatchHit, async (call) => {
      const { key, reason } = call.input.body;
      const input = { id: call.input.params.id, by: call.operator.name };
      const performed = await takeBack({ call, id: key, input, reason });
      return typeof performed === 'string' ? refuse(performed) : performed;
    });
  };
  return { module: { name: 'watch-desk', office } };
}
