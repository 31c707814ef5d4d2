import type { DocumentKind } from '@croupier/domain/people/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { decideDocument } from './decide-document.ts';
import { deciding, sendIn, unknownPlayer } from './documents.fixture.ts';
import { tellEnding } from './expire-ended.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const dayIn = (days: number): string =>
  new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
const apart = createEachApart({
  clock: systemClock,
  failed: (about) => expect(about).toBeUndefined(),
});
const tell = () => tellEnding({ db: app.db, clock: systemClock }, apart);

async function approved(player: TestPlayer, kind: DocumentKind, days: number | null): Promise<string> {
  const id = await sendIn(player, kind);
  const expiresOn = days === null ? null : dayIn(days);
  const verdict = { state: 'approved', expiresOn, country: null, mark: null } as const;
  await app.db.transaction((tx) =>
    decideDocument(deciding, tx, id, { verdict, by: 'Roman', at: new Date() }),
  );
  return id;
}

/** Facts that told a player of documents that run out. */
const toldOf = ({ id }: TestPlayer) =>
  app.owner.query<{ payload: object }>(
    `SELECT payload FROM (SELECT player_id, topic, payload FROM fact UNION ALL SELECT player_id, topic, payload FROM outbox) AS told
WHERE player_id = $1 AND topic = 'document.expiring'`,
    [id],
  );

test('tells once of a document that runs out soon, also when two jobs run at once', async () => {
  const player = await unknownPlayer(app);
  await approved(player, 'passport', 20);
  await Promise.all([tell(), tell()]);
  await tell();
  expect(await toldOf(player)).toEqual([{ payload: { kind: 'passport', expiresOn: dayIn(20) } }]);
});

test('tells nothing of one that holds for long, has no last day, or waits to be decided', async () => {
  const player = await unknownPlayer(app);
  await approved(player, 'passport', 40);
  await approved(player, 'utility-bill', null);
  await sendIn(player, 'selfie');
  await tell();
  expect(await toldOf(player)).toEqual([]);
});

test('tells nothing where another document shows the same for longer', async () => {
  const player = await unknownPlayer(app);
  await approved(player, 'passport', 5);
  await approved(player, 'licence', 900);
  await tell();
  expect(await toldOf(player)).toEqual([]);
});

test('tells of the next one when the one that was told of has been replaced and runs out, too', async () => {
  const player = await unknownPlayer(app);
  await approved(player, 'passport', 3);
  await tell();
  await approved(player, 'licence', 25);
  await tell();
  expect((await toldOf(player)).map(({ payload }) => payload)).toEqual([
    { kind: 'passport', expiresOn: dayIn(3) },
    { kind: 'licence', expiresOn: dayIn(25) },
  ]);
});

test('nothing is told of a document that is kept of somebody who is gone', async () => {
  const player = await unknownPlayer(app);
  const id = await approved(player, 'passport', 10);
  await app.owner.query('UPDATE document SET kept_until = now() + interval $$1 year$$ WHERE id = $1', [id]);
  await tell();
  expect(await toldOf(player)).toEqual([]);
});
