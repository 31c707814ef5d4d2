import * as api from '@croupier/contract/office/harm-desk';
import { testHarmDay } from '@croupier/contract/site/test-data';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { actorOf, type RecordAct } from '../audit/feature.ts';
import { answerHarm, readHarm } from './care-for.ts';
import { HARM_LIST, type HarmFilters, type HarmRow } from './harm-list-store.ts';
import { HARM_PERSONAL } from './personal-store.ts';
import { judgeDays, judgeYesterdayOf } from './judge-days.ts';

const JUDGE_EVERY_MS = 10 * 60_000;
const TIMEOUT_MS = 300_000;

/** The office's room of players whose play may harm them: who looks decides, nothing happens to anybody by itself. */
export function createHarmDesk(
  platform: Needs<'db' | 'clock' | 'error'>,
  { record }: { record: RecordAct },
): { module: Module } {
  const { db, clock } = platform;
  const office = (http: Http) => {
    handleList<typeof api.listHarm, HarmRow, HarmFilters>(http, api.listHarm, {
      ...{ db, list: HARM_LIST, view: viewOf },
      onRead: async (call, how) => {
        const act = { act: 'export.harm', subject: ['harm', 'list'], after: call.input.query } as const;
        if (how === 'file') await db.transaction((tx) => record(tx, actorOf(call), act));
      },
    });
    http.handle(testHarmDay, async ({ input }) => {
      await judgeYesterdayOf(platform, BigInt(input.body.playerId));
      return { done: true as const };
    });
    http.handle(api.readHarm, ({ input }) => readHarm({ clock }, db, BigInt(input.params.id)));
    http.handle(api.answerHarm, (call) => {
      const { template = null, ...body } = call.input.body;
      const asked = { playerId: BigInt(call.input.params.id), template, ...body };
      return answerHarm({ db, clock, record }, call, asked);
    });
  };
  return {
    module: {
      name: 'harm-desk',
      office,
      personal: HARM_PERSONAL,
      jobs: [
        {
          name: 'harm-days',
          everyMs: JUDGE_EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: (signal) => judgeDays(platform, signal),
        },
      ],
    },
  };
}

const viewOf = ({ at, markers, ...row }: HarmRow): api.HarmRow => ({
  ...row,
  markers: [...markers] as api.HarmRow['markers'],
  at: at?.toISOString() ?? null,
});
