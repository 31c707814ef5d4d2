import type { Topic, FactPayloads } from '@croupier/domain/facts';
import { expect } from 'vitest';
import type { LivePublication, StoredFact } from '../../../platform/outbox.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import type { Tx } from '../../../platform/database.ts';
import { createNotices } from './feature.ts';
import type { NoticesParts } from './notices-parts.ts';
import { noticesReaders } from './notices-readers.ts';

/** Noon in Kyiv: nobody's quiet hours. */
const NOON = new Date('2026-06-10T09:00:00Z');

/** Of the house: what seals tokens. */
export const KEY = Buffer.alloc(32, 7);

/** A house whose facts nobody reads and whose notices nobody sends but its test, by a clock of the test's own. */
export interface NoticesHouse {
  readonly app: TestApp;
  readonly parts: NoticesParts;
  /** What the sockets were told by use cases. */
  readonly published: LivePublication[];
  /** What a player's letters said, by their address. */
  lettersTo(email: string): Promise<string[]>;
  now(): Date;
  setNow(now: Date): void;
  fact<T extends Topic>(playerId: bigint, topic: T, payload: FactPayloads[T]): StoredFact<T>;
  read(tx: Tx, facts: StoredFact[]): Promise<LivePublication[]>;
  /** The state of each way of a player's notices, and why. */
  states(playerId: bigint): Promise<Record<string, string>>;
  /** What happens when the next letter is written and not committed. */
  onNextLetter(happens: () => Promise<void>): void;
  close(): Promise<void>;
}

export async function startNoticesHouse(): Promise<NoticesHouse> {
  const app = await startTestApp({ CROUPIER_ROLES: 'api,live', SESSION_SECRET: KEY.toString('hex') });
  let now = NOON;
  let position = 1_000_000n;
  let happens: (() => Promise<void>) | undefined;
  const published: LivePublication[] = [];
  const clock = { now: () => now };
  const { parts } = createNotices(
    {
      db: app.db,
      clock,
      publish: (publications) => void published.push(...publications),
      error: () => {},
      config: { publicUrl: 'https://casino.example', sessionKey: KEY },
    },
    {
      render: async ({ kind, language, params, unsubscribeUrl = '' }) => ({
        subject: `${kind} ${language}`,
        title: kind,
        text: Object.values(params).join(' '),
        short: kind,
        html: `<p>${kind}</p>`,
        letter: `${kind} ${Object.values(params).join(' ')} ${unsubscribeUrl}`,
        action: { label: 'See', path: '/profile' },
      }),
      letter: async (tx, { to, subject, text, unsubscribe = null }) => {
        const values = [to, subject, text, unsubscribe, now];
        await tx.query(
          `INSERT INTO letter (recipient, subject, body, unsubscribe, created_at, next_attempt_at) VALUES ($1, $2, $3, $4, $5, $5)`,
          values,
        );
        const once = happens;
        happens = undefined;
        await once?.();
      },
      sms: { isOffered: true, write: async () => 'too_many' },
      telegram: { send: async () => true, replace: async () => true },
    },
  );
  const [reader] = noticesReaders({ clock });
  return {
    app,
    parts,
    published,
    now: () => now,
    setNow: (then) => (now = then),
    onNextLetter: (next) => (happens = next),
    lettersTo: async (email) => {
      const text = 'SELECT body FROM letter WHERE recipient = $1 ORDER BY id';
      return (await app.owner.query<{ body: string }>(text, [email])).map(({ body }) => body);
    },
    fact: (playerId, topic, payload) =>
      ({ playerId, topic, payload, position: (position += 1n), createdAt: now }) as never,
    read: async (tx, facts) => (await reader!.handle(tx, facts)) ?? [],
    states: async (playerId) => {
      const text = `SELECT channel, state || coalesce(': ' || reason, '') AS state FROM notice_delivery WHERE player_id = $1`;
      const rows = await app.owner.query<{ channel: string; state: string }>(text, [playerId]);
      expect(new Set(rows.map(({ channel }) => channel)).size).toBe(rows.length);
      return Object.fromEntries(rows.map(({ channel, state }) => [channel, state]));
    },
    close: () => app.close(),
  };
}
