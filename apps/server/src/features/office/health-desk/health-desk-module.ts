import * as api from '@croupier/contract/office/health-desk';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { changeThreshold } from './change-threshold.ts';
import type { HealthDeskParts } from './health-desk-parts.ts';
import { listSizes, PARKED_LIST, sizeOfDatabase, type ParkedRow } from './health-desk-store.ts';
import { parkedView, sizesView } from './health-desk-view.ts';
import { lookAtHouse } from './look-at-house.ts';
import { replay, tryAgain } from './replay-facts.ts';

/** Where people of the house see how it is, and have facts read again. */
export function createHealthDesk(
  platform: Needs<'db' | 'settleDb' | 'clock' | 'databaseState', 'mail' | 'environment'>,
  { record, jobs }: Pick<HealthDeskParts, 'record' | 'jobs'>,
): { module: Module } {
  const { db } = platform;
  const parts: HealthDeskParts = { ...platform, record, jobs };
  const office = (http: Http) => {
    http.handle(api.houseHealth, async () => lookAtHouse(parts));
    http.handle(api.houseSizes, async () => sizesView(await sizeOfDatabase(db), await listSizes(db)));
    handleList<typeof api.listParkedFacts, ParkedRow, { reader?: string; topic?: string }>(
      http,
      api.listParkedFacts,
      { db, list: PARKED_LIST, view: parkedView },
    );
    http.handle(api.changeThreshold, (call) => changeThreshold(parts, call, call.input.body));
    http.handle(api.tryFactsAgain, (call) => {
      const { position, reason } = call.input.body;
      const { reader } = call.input.params;
      return tryAgain(parts, { call, reader, reason, position: position ? BigInt(position) : undefined });
    });
    http.handle(api.replayFacts, (call) => {
      const { from, to, reason } = call.input.body;
      const { reader } = call.input.params;
      return replay(parts, { call, reader, reason, from: BigInt(from), to: BigInt(to) });
    });
  };
  return { module: { name: 'health-desk', office } };
}
