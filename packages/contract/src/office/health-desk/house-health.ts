import { ALARMS, HEALTH_NEEDS, STANDBY_KINDS } from '@croupier/domain/office/health-desk';
import Type, { type Static } from 'typebox';
import { Closed, DaySchema, DoneSchema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { ReasonSchema } from '../operators/index.ts';

const tag = 'health';
const access = { operator: 'read.health' } as const;
const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const ReaderHealthSchema = Closed({
  name: Type.String(),
  /** Positions that it has not read. */
  behind: Type.String(),
  oldestSeconds: Type.Number(),
  parked: Type.Integer(),
  position: Type.String(),
  /** What it keeps is only right in order: it is given nothing again. */
  inOrder: Type.Boolean(),
  /** As far as it reads old positions again, while it does. */
  againTo: OrNull(Type.String()),
});
export type ReaderHealth = Static<typeof ReaderHealthSchema>;

export const JobHealthSchema = Closed({
  name: Type.String(),
  /** Null: no server of this version has it. */
  everyMs: OrNull(Type.Integer()),
  /** Whether some process has its lease at this moment. */
  isRunning: Type.Boolean(),
  isFailing: Type.Boolean(),
  isLate: Type.Boolean(),
  /** Of its runs that went well one a minute is kept. */
  last: OrNull(Closed({ process: Type.String(), startedAt: InstantSchema, endedAt: InstantSchema })),
  failure: OrNull(Closed({ at: InstantSchema, error: Type.String() })),
});
export type JobHealth = Static<typeof JobHealthSchema>;

export const HouseHealthSchema = Closed({
  at: InstantSchema,
  /** What needs a person, most pressing first; none when all is well. */
  needs: Type.Array(Closed({ need: Type.Enum([...HEALTH_NEEDS]), count: Type.Integer() })),
  readers: Type.Array(ReaderHealthSchema),
  outbox: Closed({ facts: Type.Integer(), oldestSeconds: Type.Number() }),
  jobs: Type.Array(JobHealthSchema),
  /** Processes that run jobs, by their connections. */
  workers: Type.Integer(),
  connections: Type.Array(
    Closed({
      /** What its process says it is for. */
      name: Type.String(),
      count: Type.Integer(),
      busy: Type.Integer(),
      waitingForLocks: Type.Integer(),
      /** Of the transaction that has been open for longest. */
      longestSeconds: Type.Number(),
      since: InstantSchema,
    }),
  ),
  /** Of the last fifteen seconds. */
  database: Closed({
    /** Commits are answered only once a second machine has them. */
    commitsWait: Type.Boolean(),
    /** Counts the promotions of the cluster; null on a standby. */
    timeline: OrNull(Type.Integer()),
    /** Null: the house has not the rights to see them. */
    standbys: OrNull(
      Type.Array(
        Closed({
          name: Type.String(),
          kind: Type.Enum([...STANDBY_KINDS]),
          /** It has caught up, and receives what is written as it is written. */
          isStreaming: Type.Boolean(),
          /** What it has not replayed yet; null before it has told. */
          lagBytes: OrNull(Type.Integer()),
          /** Null where nothing was written lately. */
          lagSeconds: OrNull(Type.Number()),
        }),
      ),
    ),
  }),
  letters: Closed({
    waiting: Type.Integer(),
    failed: Type.Integer(),
    oldestWaitingAt: OrNull(InstantSchema),
    /** Whether there is a mail server to hand them to. */
    areSent: Type.Boolean(),
  }),
  alarms: Type.Array(
    Closed({
      game: Type.String(),
      mode: Type.String(),
      money: Type.String(),
      z: Type.Number(),
      raisedAt: InstantSchema,
    }),
  ),
  head: OrNull(Closed({ number: Type.Integer(), day: DaySchema, publishedAt: InstantSchema })),
  /** How payment providers answered in the last hour. */
  providers: Type.Array(
    Closed({
      provider: Type.String(),
      calls: Type.Integer(),
      failed: Type.Integer(),
      /** 95 of a hundred took no longer; null: longer than is measured, or no calls. */
      p95Ms: OrNull(Type.Integer()),
      lastAnswerAt: OrNull(InstantSchema),
      lastFailureAt: OrNull(InstantSchema),
    }),
  ),
  /** What they sent us in the last day, by the hour, the newest first. */
  webhooks: Type.Array(
    Closed({
      hour: InstantSchema,
      provider: Type.String(),
      outcome: Type.String(),
      count: Type.Integer(),
      lastAt: InstantSchema,
    }),
  ),
  /** From where on each alarm is told, and where the product ships it. */
  thresholds: Type.Array(
    Closed({ alarm: Type.Enum([...ALARMS]), above: Type.Number(), shipped: Type.Number() }),
  ),
  /** Of the process that answers, and of no other: the newest first. */
  slowQueries: Type.Array(
    Closed({ at: InstantSchema, statement: Type.String(), durationMs: Type.Integer() }),
  ),
});
export type HouseHealth = Static<typeof HouseHealthSchema>;

export const houseHealth = operation({
  method: 'GET',
  path: '/office/api/health',
  access,
  tag,
  summary: 'Whether anything of the house needs a person, and what each part of it is doing',
  response: HouseHealthSchema,
});

export const houseSizes = operation({
  method: 'GET',
  path: '/office/api/health/sizes',
  access,
  tag,
  summary:
    'How big the database and its tables are, with their indexes; days and months of one table together',
  response: Closed({
    bytes: Type.String(),
    tables: Type.Array(
      Closed({
        name: Type.String(),
        bytes: Type.String(),
        /** As the database last estimated them. */
        rows: Type.String(),
        isArchive: Type.Boolean(),
      }),
    ),
  }),
});

export const changeThreshold = operation({
  method: 'POST',
  path: '/office/api/health/thresholds',
  access: { operator: 'change.alarms' },
  tag,
  summary: 'From where on an alarm is told; null: as the product ships it',
  body: Closed({
    alarm: Type.Enum([...ALARMS]),
    above: OrNull(Type.Number({ minimum: 0, maximum: 1_000_000_000 })),
    reason: ReasonSchema,
  }),
  response: DoneSchema,
});
