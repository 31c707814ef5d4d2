import { THRESHOLDS, type Thresholds } from './thresholds.ts';
import {
  isProviderFailing,
  isProviderSlow,
  providerState,
  REFUSED_WEBHOOKS,
  type Traffic,
} from './traffic.ts';

/** What of the house needs a person, by kind. */
export const HEALTH_NEEDS = [
  'facts_parked',
  'reader_behind',
  'outbox_late',
  'no_worker',
  'commits_unreplicated',
  'job_failed',
  'job_late',
  'provider_failing',
  'provider_slow',
  'webhooks_refused',
  'webhooks_late',
  'letter_failed',
  'letter_late',
  'returns_alarm',
  'head_late',
  'database_held',
] as const;
export type HealthNeed = (typeof HEALTH_NEEDS)[number];

/** A job that has been silent for three of its paces, and for at least so long, is not run by anybody. */
export const JOB_LATE_MS = 5 * 60_000;
const PACES_MISSED = 3;

export interface HouseReader {
  readonly oldestSeconds: number;
  readonly parked: number;
}

export interface HouseJob {
  /** Undefined for one that no server knows any more. */
  readonly everyMs: number | undefined;
  readonly isRunning: boolean;
  readonly endedAt: Date | undefined;
  readonly failedAt: Date | undefined;
}

/** What is known of the house at a moment. */
export interface House {
  readonly now: Date;
  readonly readers: readonly HouseReader[];
  readonly outboxSeconds: number;
  readonly jobs: readonly HouseJob[];
  /** Processes that run jobs. */
  readonly workers: number;
  readonly letters: {
    readonly failed: number;
    readonly oldestWaiting: Date | undefined;
    /** Without a mail server letters wait for nobody. */
    readonly areSent: boolean;
  };
  readonly alarms: number;
  /** The day of the newest head of the books; undefined before the first. */
  readonly headDay: string | undefined;
  /** For how long each open transaction has been. */
  readonly heldSeconds: readonly number[];
  readonly database: {
    /** A commit is answered only once a second machine has it. */
    readonly commitsWait: boolean;
    /** Only such a house loses something with its only machine. */
    readonly isProduction: boolean;
  };
  /** What payment providers sent and answered in the last hour. */
  readonly traffic: readonly Traffic[];
}

export interface CountedNeed {
  readonly need: HealthNeed;
  readonly count: number;
}

/** A job whose last run failed. */
export const isFailing = ({ endedAt, failedAt }: HouseJob): boolean =>
  endedAt !== undefined && failedAt !== undefined && failedAt >= endedAt;

/** A job that should have run again by now. One that never ran is not late: its first run may be hours away. */
export const isLate = ({ everyMs, isRunning, endedAt }: HouseJob, now: Date): boolean =>
  everyMs !== undefined &&
  !isRunning &&
  endedAt !== undefined &&
  now.getTime() - endedAt.getTime() > Math.max(JOB_LATE_MS, PACES_MISSED * everyMs);

/** What needs a person, most pressing first; nothing when all is well. @param above from where on each alarm is told */
export function needsOf(house: House, above: Thresholds = THRESHOLDS): CountedNeed[] {
  const { now, readers, letters } = house;
  const counts: Readonly<Record<HealthNeed, number>> = {
    facts_parked: readers.reduce((sum, { parked }) => sum + parked, 0),
    reader_behind: readers.filter(({ oldestSeconds }) => oldestSeconds > above.reader_behind).length,
    outbox_late: Number(house.outboxSeconds > above.outbox_late),
    no_worker: Number(house.workers === 0),
    job_failed: house.jobs.filter(isFailing).length,
    job_late: house.jobs.filter((job) => isLate(job, now)).length,
    ...trafficNeeds(house.traffic, above),
    letter_failed: letters.failed,
    letter_late: Number(letters.areSent && olderThan(letters.oldestWaiting, now, above.letter_late)),
    returns_alarm: house.alarms,
    head_late: Number(house.headDay !== undefined && daysSince(house.headDay, now) > above.head_late),
    database_held: house.heldSeconds.filter((seconds) => seconds > above.database_held).length,
    commits_unreplicated: Number(house.database.isProduction && !house.database.commitsWait),
  };
  return HEALTH_NEEDS.flatMap((need) => (counts[need] > 0 ? [{ need, count: counts[need] }] : []));
}

function trafficNeeds(traffic: readonly Traffic[], above: Thresholds) {
  const states = [...Map.groupBy(traffic, ({ provider }) => provider).values()].map(providerState);
  const webhooks = (outcomes: readonly string[]) =>
    traffic
      .filter(({ kind, outcome }) => kind === 'webhook' && outcomes.includes(outcome))
      .reduce((sum, { count }) => sum + count, 0);
  const toldAbove = (count: number, bound: number) => (count > bound ? count : 0);
  return {
    provider_failing: states.filter((state) => isProviderFailing(state, above.provider_failing)).length,
    provider_slow: states.filter((state) => isProviderSlow(state, above.provider_slow)).length,
    webhooks_refused: toldAbove(webhooks(REFUSED_WEBHOOKS), above.webhooks_refused),
    webhooks_late: toldAbove(webhooks(['late']), above.webhooks_late),
  };
}

const olderThan = (moment: Date | undefined, now: Date, seconds: number): boolean =>
  moment !== undefined && now.getTime() - moment.getTime() > seconds * 1_000;

const DAY_MS = 24 * 3_600_000;

/** Whole days (UTC) from a day to the one of a moment. */
const daysSince = (day: string, now: Date): number =>
  Math.round((Date.parse(now.toISOString().slice(0, 10)) - Date.parse(day)) / DAY_MS);
