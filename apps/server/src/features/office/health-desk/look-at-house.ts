import type { HouseHealth, JobHealth } from '@croupier/contract/office/health-desk';
import {
  isFailing,
  isLate,
  needsOf,
  thresholdsOf,
  type House,
  type HouseJob,
} from '@croupier/domain/office/health-desk';
import { listReaderLags, type ReaderLag } from '../../../platform/facts/readers-store.ts';
import { outboxLag } from '../../../platform/facts/sequencer-store.ts';
import { JOB_CONNECTION, JOB_LOCK_CLASS, keyOf } from '../../../platform/job-leases.ts';
import { listRuns, type JobRunRow } from '../../../platform/job-runs-store.ts';
import type { SeenSlowQuery } from '../../../platform/slow-queries.ts';
import type { HealthDeskParts } from './health-desk-parts.ts';
import * as store from './health-desk-store.ts';
import { connectionsView } from './health-desk-view.ts';
import { providersView, thresholdsView, trafficOf, webhooksView } from './traffic-view.ts';

const DAY_MS = 24 * 3_600_000;
const LATELY_MS = 70 * 60_000;

/** What is known of the house now, and whether any of it needs a person. */
export async function lookAtHouse(parts: HealthDeskParts): Promise<HouseHealth> {
  const { db, clock } = parts;
  const now = clock.now();
  const [lags, places] = [await listReaderLags(db), await store.listPlaces(db)];
  const outbox = await outboxLag(db);
  const jobs = await lookAtJobs(parts);
  const connections = await store.listConnections(db);
  const workers = connections.filter(({ name }) => name === JOB_CONNECTION).length;
  const [letters, alarms] = [await store.sumLetters(db), await store.listAlarms(db)];
  const head = await store.newestHead(db);
  const database = await parts.databaseState();
  const traffic = await store.listTraffic(db, new Date(now.getTime() - DAY_MS));
  // The hour that runs, and while it is young the one before: a quiet minute after the full hour is no sign of health.
  const lately = traffic.filter(({ hour }) => now.getTime() - hour.getTime() < LATELY_MS);
  const above = thresholdsOf(await store.listThresholds(db));
  const areSent = parts.config.mail.url !== undefined;
  const house: House = {
    now,
    readers: lags.map(({ oldestSeconds, parked }) => ({ oldestSeconds, parked: Number(parked) })),
    outboxSeconds: outbox.oldestSeconds,
    jobs,
    workers,
    letters: { failed: letters.failed, oldestWaiting: letters.oldestWaitingAt ?? undefined, areSent },
    alarms: alarms.length,
    headDay: head?.day,
    database: {
      commitsWait: database.commitsWait,
      isProduction: parts.config.environment === 'production',
    },
    heldSeconds: connections.flatMap(({ busySeconds }) => busySeconds ?? []),
    traffic: lately.map(trafficOf),
  };
  return {
    at: now.toISOString(),
    needs: needsOf(house, above),
    readers: readersView(lags, places),
    outbox: { facts: outbox.count, oldestSeconds: outbox.oldestSeconds },
    jobs: jobs.map((job) => jobView(job, now)),
    workers,
    connections: connectionsView(connections),
    database: { ...database, standbys: database.standbys && [...database.standbys] },
    letters: { ...letters, oldestWaitingAt: letters.oldestWaitingAt?.toISOString() ?? null, areSent },
    alarms: alarms.map(({ raisedAt, ...alarm }) => ({ ...alarm, raisedAt: raisedAt.toISOString() })),
    head: head ? { ...head, publishedAt: head.publishedAt.toISOString() } : null,
    providers: providersView(lately, traffic),
    webhooks: webhooksView(traffic),
    thresholds: thresholdsView(above),
    slowQueries: slowView([...db.slowQueries(), ...parts.settleDb.slowQueries()]),
  };
}

interface KnownJob extends HouseJob {
  readonly name: string;
  readonly run: JobRunRow | undefined;
}

/** The jobs of this version, and those that were run once and that it has no more. */
async function lookAtJobs({ db, jobs }: HealthDeskParts): Promise<KnownJob[]> {
  const held = new Set(await store.listHeldLeases(db, JOB_LOCK_CLASS));
  const runs = new Map((await listRuns(db)).map((run) => [run.job, run]));
  const paces = new Map(jobs().map(({ name, everyMs }) => [name, everyMs]));
  return [...new Set([...paces.keys(), ...runs.keys()])].sort().map((name) => {
    const run = runs.get(name);
    return {
      ...{ name, run, everyMs: paces.get(name) },
      isRunning: held.has(keyOf(name)[1]),
      endedAt: run?.endedAt,
      failedAt: run?.failedAt ?? undefined,
    };
  });
}

function jobView(job: KnownJob, now: Date): JobHealth {
  const { name, everyMs = null, isRunning, run } = job;
  return {
    ...{ name, everyMs, isRunning },
    isFailing: isFailing(job),
    isLate: isLate(job, now),
    last: run
      ? {
          process: run.process,
          startedAt: run.startedAt.toISOString(),
          endedAt: run.endedAt.toISOString(),
        }
      : null,
    failure: run?.failedAt ? { at: run.failedAt.toISOString(), error: run.error ?? '' } : null,
  };
}

function readersView(
  lags: readonly ReaderLag[],
  places: readonly store.ReaderPlace[],
): HouseHealth['readers'] {
  const byName = new Map(places.map((place) => [place.name, place]));
  return lags.map(({ name, behind, oldestSeconds, parked }) => {
    const place = byName.get(name);
    return {
      ...{ name, behind: String(behind), oldestSeconds, parked: Number(parked) },
      position: String(place?.position ?? 0n),
      inOrder: place?.inOrder ?? true,
      againTo: place?.againTo == null ? null : String(place.againTo),
    };
  });
}

/** So many are told, the newest first. */
const SLOW_TOLD = 50;

const slowView = (queries: readonly SeenSlowQuery[]): HouseHealth['slowQueries'] =>
  [...queries]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, SLOW_TOLD)
    .map(({ at, ...query }) => ({ ...query, at: at.toISOString() }));
