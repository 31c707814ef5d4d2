import type { SupportState, SupportTopic } from '@croupier/domain/site/support';
import type { Language } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';

export interface QueuedRow {
  readonly number: bigint;
  readonly topic: SupportTopic;
  readonly state: SupportState;
  readonly language: Language;
  readonly playerId: bigint | null;
  readonly email: string;
  readonly reference: string | null;
  readonly createdAt: Date;
  /** Who took it last. */
  readonly takenById: bigint | null;
  readonly takenBy: string | null;
  readonly takenUntil: Date | null;
}

const COLUMNS = `r.number, r.topic, r.state, r.language, r.player_id AS "playerId", r.email, r.reference,
  r.created_at AS "createdAt", r.taken_by AS "takenById", o.name AS "takenBy", r.taken_until AS "takenUntil"`;
const FROM = 'support_request r LEFT JOIN operator o ON o.id = r.taken_by';

/** As the index of the queue has it. */
const WAITS = `r.state IN ('NEW', 'OPEN')`;

export interface QueueFilters {
  state?: string;
  topic?: string;
  language?: string;
  text?: string;
  playerId?: string;
  /** Letters of before then. */
  before?: Date;
  /** In nobody's hands at this moment. */
  freeAt?: Date;
  /** Waiting, and taken last by this operator. */
  inHandsOf?: bigint;
}

export const QUEUE_LIST: ListSql<QueueFilters> = {
  select: `SELECT ${COLUMNS} FROM ${FROM}`,
  sorts: { createdAt: { by: 'r.created_at', type: 'timestamptz' } },
  id: { by: 'r.number', type: 'bigint' },
  filters: {
    state: (state, bind) => (state === 'waiting' ? WAITS : `r.state = ${bind(state)}`),
    topic: (topic, bind) => `r.topic = ${bind(topic)}`,
    language: (language, bind) => `r.language = ${bind(language)}`,
    playerId: (id, bind) => `r.player_id = ${bind(id)}`,
    before: (moment, bind) => `r.created_at <= ${bind(moment)}`,
    freeAt: (now, bind) => `${WAITS} AND (r.taken_until IS NULL OR r.taken_until <= ${bind(now)})`,
    inHandsOf: (operator, bind) => `${WAITS} AND r.taken_by = ${bind(operator)}`,
    text: (text, bind) => {
      // Nothing in it is a sign of LIKE: letters, digits and hyphens are all that the contract lets in.
      const reference = `lower(r.reference) LIKE ${bind(`${text.toLowerCase()}%`)}`;
      return NUMBER.test(text) ? `r.number = ${bind(text)} OR ${reference}` : reference;
    },
  },
};

const NUMBER = /^[1-9][0-9]{0,17}$/;

export interface LetterRow extends QueuedRow {
  readonly id: string;
  readonly message: string;
}

export async function findLetter(db: Queryable, number: bigint): Promise<LetterRow | undefined> {
  const text = `SELECT r.id, r.message, ${COLUMNS} FROM ${FROM} WHERE r.number = $1`;
  return (await db.query<LetterRow>(text, [number]))[0];
}

export interface WrittenRow {
  readonly operator: string;
  readonly text: string;
  readonly createdAt: Date;
}

const listWritten = (table: 'support_answer' | 'support_note') => (db: Queryable, requestId: string) =>
  db.query<WrittenRow>(
    `SELECT o.name AS operator, w.text, w.created_at AS "createdAt" FROM ${table} w JOIN operator o ON o.id = w.operator_id
WHERE w.request_id = $1 ORDER BY w.id`,
    [requestId],
  );
export const listAnswers = listWritten('support_answer');
export const listNotes = listWritten('support_note');

export interface StoryRow {
  readonly act: string;
  readonly operator: string;
  readonly at: Date;
  readonly reason: string | null;
}

/** So much of its story is shown, the newest first. */
const STORY_MAX = 100;

export async function listStory(db: Queryable, number: bigint): Promise<StoryRow[]> {
  const text = `SELECT act, operator, at, reason FROM audit_entry
WHERE subject_kind = 'support-letter' AND subject_id = $1 AND act <> 'read.support-letter'
ORDER BY position DESC LIMIT $2`;
  return db.query<StoryRow>(text, [String(number), STORY_MAX]);
}

export type OtherRow = Pick<QueuedRow, 'number' | 'topic' | 'state' | 'createdAt'>;

const OTHERS_MAX = 10;

/** What else a player wrote, the newest first. */
export async function listOthers(db: Queryable, playerId: bigint, but: bigint): Promise<OtherRow[]> {
  const text = `SELECT number, topic, state, created_at AS "createdAt" FROM support_request
WHERE player_id = $1 AND number <> $2 ORDER BY created_at DESC, id DESC LIMIT $3`;
  return db.query<OtherRow>(text, [playerId, but, OTHERS_MAX]);
}

export interface QueueSums {
  readonly waiting: number;
  readonly free: number;
  readonly mine: number;
}

const SUMS = `SELECT count(*)::integer AS waiting, count(*) FILTER (WHERE taken_until IS NULL OR taken_until <= $1)::integer AS free,
  count(*) FILTER (WHERE taken_by = $2)::integer AS mine
FROM support_request WHERE state IN ('NEW', 'OPEN')`;

export async function sumQueue(db: Queryable, now: Date, operator: bigint): Promise<QueueSums> {
  return (await db.query<QueueSums>(SUMS, [now, operator]))[0]!;
}

export async function findOldest(db: Queryable): Promise<{ number: bigint; createdAt: Date } | undefined> {
  const text = `SELECT number, created_at AS "createdAt" FROM support_request
WHERE state IN ('NEW', 'OPEN') ORDER BY created_at, number LIMIT 1`;
  return (await db.query<{ number: bigint; createdAt: Date }>(text))[0];
}
