import * as api from '@croupier/contract/office/programmes-desk';
import { feature } from '../../../platform/feature.ts';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Context, Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { FirstOfDeposit } from '../../rewards/bonuses/feature.ts';
import {
  changeProgramme,
  judgeProgramme,
  pauseAll,
  resumeAll,
  type Programmes,
} from '../../rewards/programmes/feature.ts';
import type { Approvals, Perform } from '../approvals/feature.ts';
import { actorOf, type RecordAct } from '../audit/feature.ts';
import { changeCapAct, givingCapRoutes } from './giving-caps.ts';
import { listPlayerOffers } from './player-offers.ts';
import { subjectOf, type Deed, type DeskParts } from './programmes-desk-parts.ts';
import {
  findGivingPause,
  findProgramme,
  findVersion,
  PROGRAMME_LIST,
  type ProgrammeFilters,
  type ProgrammeListRow,
} from './programmes-desk-store.ts';
import { programmeView } from './programmes-desk-view.ts';
import { publishAct, withdrawAct, type Publication, type Withdrawal } from './publish-acts.ts';
import { readDraws } from './read-draws.ts';
import { readProgramme, readVersion } from './read-programme.ts';
import { reckonProgramme } from './reckon-programme.ts';
import { cloneProgramme, saveProgramme } from './save-programme.ts';
import { segmentRoutes } from './segments.ts';

export const PROGRAMMES_DESK = feature({
  name: 'programmes-desk',
  level: 10,
  about: 'the office’s room of programmes: what is given, to whom, and what it costs',
});

/** The office's room of all that is given: definitions in versions, what they cost, and whether they give. */
export function createProgrammesDesk(
  { config }: Needs<never, 'brand'>,
  below: {
    readonly programmes: Programmes;
    readonly record: RecordAct;
    readonly approvals: Approvals;
    readonly firstOfDeposit: FirstOfDeposit;
  },
): { module: Module } {
  const { parts: writing, reader } = below.programmes;
  const { record, firstOfDeposit } = below;
  const parts: DeskParts = { ...writing, reader, record, firstOfDeposit, brand: config.brand };
  const acts = {
    publish: below.approvals.offer(publishAct(parts)),
    withdraw: below.approvals.offer(withdrawAct(parts)),
  };
  const changeCap = below.approvals.offer(changeCapAct(parts));
  const office = (http: Http) => {
    readingRoutes(http, parts);
    changingRoutes(http, parts);
    publishingRoutes(http, parts, acts);
    segmentRoutes(http, parts);
    givingCapRoutes(http, parts, changeCap);
  };
  return { module: { name: 'programmes-desk', office } };
}

function readingRoutes(http: Http, parts: DeskParts): void {
  const { db, clock } = parts;
  handleList<typeof api.listProgrammes, ProgrammeListRow, ProgrammeFilters>(http, api.listProgrammes, {
    ...{ db, list: PROGRAMME_LIST, view: (row) => programmeView(row, clock.now()) },
    filters: ({ state, ...query }) => ({
      ...query,
      ...(state !== undefined && { state: { is: state, now: clock.now() } }),
    }),
    onRead: async (call, how) => {
      const subject = ['programmes', 'list'] as const;
      const act = { act: 'export.programmes', subject, after: call.input.query };
      if (how === 'file') await db.transaction((tx) => parts.record(tx, actorOf(call), act));
    },
  });
  http.handle(api.readGiving, async () => {
    const paused = await findGivingPause(db);
    return { paused: paused ? { at: paused.at.toISOString(), by: paused.by } : null };
  });
  http.handle(api.readProgramme, ({ input }) => readProgramme(parts, input.params));
  http.handle(api.readProgrammeVersion, ({ input }) => readVersion(parts, input.params));
  http.handle(api.reckonProgramme, ({ input }) => reckonProgramme(parts, input.params, input.body));
  http.handle(api.readDraws, ({ input }) => readDraws(parts, input.params.domain));
  http.handle(api.listPlayerOffers, ({ input }) => listPlayerOffers(parts, BigInt(input.params.id)));
}

function changingRoutes(http: Http, parts: DeskParts): void {
  http.handle(api.saveProgrammeDraft, (call) =>
    saveProgramme(parts, { ...deedOf(call), ...call.input.body }),
  );
  http.handle(api.cloneProgramme, (call) => cloneProgramme(parts, { ...deedOf(call), ...call.input.body }));
}

function publishingRoutes(
  http: Http,
  parts: DeskParts,
  acts: {
    readonly publish: Perform<Publication, 'not_found' | 'conflict'>;
    readonly withdraw: Perform<Withdrawal, 'not_found' | 'conflict'>;
  },
): void {
  const { db, clock, kinds, record, reader } = parts;
  http.handle(api.publishProgramme, async (call) => {
    const { key, version, reason } = call.input.body;
    const { kind, code } = call.input.params;
    const row = await findProgramme(db, { kind, code });
    const found = row && (await findVersion(db, row.id, version));
    const known = kinds.get(kind);
    if (!found || !known) return refuse('not_found');
    const faults = await judgeProgramme(db, known, { body: found.body, now: clock.now() });
    if (found.publishedAt === null && faults.length > 0) return refuse('draft_not_whole', { faults });
    const input = { kind, code, version, by: call.operator.name };
    const performed = await acts.publish({ call, id: key, input, reason });
    return typeof performed === 'string' ? refuse(performed) : performed;
  });
  http.handle(api.withdrawProgramme, async (call) => {
    const { key, reason } = call.input.body;
    const input = { ...call.input.params, by: call.operator.name };
    const performed = await acts.withdraw({ call, id: key, input, reason });
    return typeof performed === 'string' ? refuse(performed) : performed;
  });
  for (const [operation, act] of STATE_ACTS)
    http.handle(operation, async (call) => {
      const { name } = deedOf(call);
      const { reason } = call.input.body;
      const changed = await changeProgramme(
        parts,
        { ...name, act, by: call.operator.name },
        (tx, { state }) =>
          record(tx, actorOf(call), {
            ...{ act: `${act}.programmes`, subject: subjectOf(name), reason },
            before: { state },
          }),
      );
      reader.forget();
      if (changed.status === 'not-found') return refuse('not_found');
      return changed.status === 'changed' ? { done: true as const } : refuse('conflict');
    });
  http.handle(api.pauseGiving, async (call) => {
    const isNew = await pauseAll(parts, call.operator.name, (tx) =>
      record(tx, actorOf(call), { ...GIVING('pause'), reason: call.input.body.reason }),
    );
    reader.forget();
    return isNew ? { done: true as const } : refuse('conflict');
  });
  http.handle(api.resumeGiving, async (call) => {
    const isNew = await resumeAll(parts, (tx) =>
      record(tx, actorOf(call), { ...GIVING('resume'), reason: call.input.body.reason }),
    );
    reader.forget();
    return isNew ? { done: true as const } : refuse('conflict');
  });
}

const STATE_ACTS = [
  [api.pauseProgramme, 'pause'],
  [api.resumeProgramme, 'resume'],
  [api.endProgramme, 'end'],
] as const;

const GIVING = (what: 'pause' | 'resume') =>
  ({ act: `${what}.giving`, subject: ['programmes', 'house'] }) as const;

/** Any call about one programme. */
type ProgrammeCall = Pick<Context<typeof api.pauseProgramme>, 'operator' | 'requestId' | 'ip'> & {
  input: { params: api.ProgrammeName };
};

const deedOf = (call: ProgrammeCall): Deed => ({ call, name: call.input.params });
