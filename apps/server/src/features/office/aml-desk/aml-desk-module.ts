import * as api from '@croupier/contract/office/aml-desk';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { actorOf, type RecordAct } from '../audit/feature.ts';
import { AML_LIST, type AmlFilters, type AmlListRow } from './aml-list-store.ts';
import { answerCase } from './answer-case.ts';
import { judgeDays } from './judge-days.ts';
import { AML_PERSONAL } from './personal-store.ts';
import { readCase } from './read-case.ts';

const JUDGE_EVERY_MS = 10 * 60_000;
const TIMEOUT_MS = 300_000;

/** The office's room of payments that may tell of money laundering: who looks decides, nothing happens to anybody by itself. */
export function createAmlDesk(
  platform: Needs<'db' | 'clock' | 'error'>,
  { record }: { record: RecordAct },
): { module: Module } {
  const { db, clock } = platform;
  const parts = { db, clock, record };
  const office = (http: Http) => {
    handleList<typeof api.listAml, AmlListRow, AmlFilters>(http, api.listAml, {
      ...{ db, list: AML_LIST, view: viewOf },
      onRead: async (call, how) => {
        const act = { act: 'export.aml', subject: ['aml', 'list'], after: call.input.query } as const;
        if (how === 'file') await db.transaction((tx) => record(tx, actorOf(call), act));
      },
    });
    http.handle(api.readAml, (call) => readCase(parts, call, BigInt(call.input.params.id)));
    http.handle(api.answerAml, (call) =>
      answerCase(parts, call, { playerId: BigInt(call.input.params.id), ...call.input.body }),
    );
  };
  return {
    module: {
      name: 'aml-desk',
      office,
      personal: AML_PERSONAL,
      jobs: [
        {
          name: 'aml-days',
          everyMs: JUDGE_EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: (signal) => judgeDays(platform, signal),
        },
      ],
    },
  };
}

const viewOf = ({ at, flags, ...row }: AmlListRow): api.AmlRow => ({
  ...row,
  flags: [...flags],
  at: at?.toISOString() ?? null,
});
