import { setTimeout as sleep } from 'node:timers/promises';
import type { JobLeases } from './job-leases.ts';
import { firstRunMs, type Job } from './jobs.ts';
import type { Log } from './log.ts';

/** A job that does not hear its signal gets this long before it is given up and its lease with it. */
const GRACE_MS = 1_000;

export interface JobRunner {
  start(): void;
  /** Runs a job beside its pace, after a run of it that is under way: that may have begun before what it is to find was there. */
  runNow(name: string): Promise<void>;
  stop(): Promise<void>;
}

interface Deps {
  readonly leases: JobLeases;
  readonly jobs: readonly Job[];
  readonly log: Log;
  /** Told of every run that failed. */
  failed?(about: { job: string }): void;
  /** Told of every run that ended, but for those that the end of the process cut off; waited for. */
  ended?(run: EndedRun): Promise<void>;
}

/** A run of a job, as far as it is told of afterwards. */
export interface EndedRun {
  readonly job: string;
  readonly tookMs: number;
  /** Undefined when it went well. */
  readonly error: unknown;
}

/** Runs each job at its pace. A node that finds a job running, here or elsewhere, lets this tick pass. */
export function createJobRunner({ leases, jobs, log, failed, ended }: Deps): JobRunner {
  const timers: NodeJS.Timeout[] = [];
  const stopping = new AbortController();
  const underway = new Map<string, Promise<void>>();
  refuseNamesakes(jobs);

  async function runAndTell(job: Job): Promise<void> {
    const began = performance.now();
    let error: unknown;
    try {
      if (!(await runLeased(leases, job, stopping.signal))) return;
    } catch (cause) {
      error = cause ?? new Error('failed without an error');
      log.error({ err: cause, job: job.name }, 'job failed');
      failed?.({ job: job.name });
    }
    if (!stopping.signal.aborted) await ended?.({ job: job.name, tookMs: performance.now() - began, error });
  }

  function tick(job: Job): void {
    if (underway.has(job.name) || stopping.signal.aborted) return;
    underway.set(
      job.name,
      runAndTell(job).finally(() => underway.delete(job.name)),
    );
  }

  function startPace(job: Job): void {
    tick(job);
    timers.push(setInterval(() => tick(job), job.everyMs).unref());
  }

  return {
    start: () => {
      leases.start();
      for (const job of jobs) timers.push(setTimeout(() => startPace(job), firstRunMs(job)).unref());
    },
    runNow: async (name) => {
      const job = jobs.find((each) => each.name === name);
      if (!job) throw new Error(`No job is called ${name}.`);
      await underway.get(name);
      tick(job);
      await underway.get(name);
    },
    stop: async () => {
      timers.forEach(clearTimeout);
      stopping.abort();
      await Promise.all(underway.values());
      await leases.stop();
    },
  };
}

/** Two jobs of one name would take turns at one lease, and one of them might never run. */
function refuseNamesakes(jobs: readonly Job[]): void {
  const names = jobs.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two jobs are called ${twice}.`);
}

/** @returns whether it ran here */
async function runLeased(leases: JobLeases, job: Job, stopping: AbortSignal): Promise<boolean> {
  const lease = await leases.take(job.name);
  if (!lease) return false;
  try {
    await runInTime(job, AbortSignal.any([stopping, lease.lost, AbortSignal.timeout(job.timeoutMs)]));
    if (lease.lost.aborted) throw new Error(`job ${job.name} lost its lease`);
    return true;
  } finally {
    await lease.release();
  }
}

/** Once the signal says so the job has to end; one that does not is waited for no longer. */
async function runInTime(job: Job, signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  const givenUp = async (): Promise<never> => {
    await aborted(signal, ended.signal);
    await sleep(GRACE_MS, undefined, { signal: ended.signal });
    throw new Error(`job ${job.name} did not end when it was told to: ${String(signal.reason)}`);
  };
  await Promise.race([job.run(signal), givenUp()]).finally(() => ended.abort());
}

async function aborted(signal: AbortSignal, unless: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(), { once: true, signal: unless });
    unless.addEventListener('abort', () => reject(new Error('ended before')), { once: true });
  });
}
