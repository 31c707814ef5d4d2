import { listDocuments, removeDocument, sendDocument } from '@croupier/contract/people/documents';
import { REJECT_REASONS } from '@croupier/domain/people/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import { createLocalFiles } from '../../../platform/files/local-files.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { decideDocument, documentMark } from './decide-document.ts';
import type { Verdict } from './documents-parts.ts';
import type { Reviewer, ToReview } from './documents-parts.ts';
import { bringPage, deciding, jpeg, photo, sendIn, unknownPlayer } from './documents.fixture.ts';
import { expireEnded } from './expire-ended.ts';
import { createPageVault } from './page-vault.ts';
import { reviewDocuments } from './review-documents.ts';
import { sandboxReviewer } from './sandbox-reviewer.ts';

const SEED_KEY = 'cd'.repeat(32);
let app: TestApp;
// Its own jobs would do the same: here each run is one of the test's.
beforeAll(async () => {
  app = await startTestApp({ CROUPIER_ROLES: 'api,live,office', SEED_KEY });
});
afterAll(() => app.close());

const newApart = () => {
  const failures: string[] = [];
  const apart = createEachApart({ clock: systemClock, failed: ({ row }) => void failures.push(row) });
  return { apart, failures };
};
const vault = () =>
  createPageVault({
    files: createLocalFiles(app.filesFolder),
    error: () => {},
    config: { seedKey: [Buffer.from(SEED_KEY, 'hex')] },
  });
const { signal } = new AbortController();
async function review(
  reviewer: Pick<Reviewer, 'review'>,
  { apart, failures } = newApart(),
): Promise<string[]> {
  const parts = { db: app.db, clock: systemClock, vault: vault(), ...deciding };
  await reviewDocuments(parts, { reviewer: { name: 'a program', ...reviewer }, apart, signal });
  return failures;
}
const says = (verdict: Awaited<ReturnType<Reviewer['review']>>) => ({ review: async () => verdict });
const APPROVED: Verdict = { state: 'approved', expiresOn: null, country: null, mark: null };
const stateOf = async (player: TestPlayer, id: string) => {
  const { documents } = await player.call(listDocuments, {});
  const { state, reason, expiresOn } = documents.find((one) => one.id === id)!;
  return [state, reason, expiresOn];
};
/** What is left from one test is no matter of the next. */
const clearQueue = () => app.owner.query(`DELETE FROM document WHERE state = 'pending'`);

test('a reviewer is shown the pages and who the player says they are, and what it says stands under its name', async () => {
  const player = await unknownPlayer(app);
  const id = await sendIn(player, 'passport');
  const shown: ToReview[] = [];
  await review({ review: async (document) => (shown.push(document), APPROVED) });
  const [seen] = shown.filter((one) => one.id === id);
  expect(seen).toMatchObject({ kind: 'passport', person: { region: 'UA' } });
  expect(seen!.pages.map((page) => page.subarray(8, 12).toString())).toEqual(['WEBP']);
  expect(await stateOf(player, id)).toEqual(['approved', null, null]);
  const by = await app.owner.query('SELECT decided_by FROM document WHERE id = $1', [id]);
  expect(by).toEqual([{ decided_by: 'a program' }]);
});

test('what it leaves to a person waits in the queue, and it is not asked again', async () => {
  const player = await unknownPlayer(app);
  const id = await sendIn(player, 'passport');
  await review(says({ state: 'person' }));
  await review(says(APPROVED));
  expect(await stateOf(player, id)).toEqual(['pending', null, null]);
  await app.db.transaction((tx) =>
    decideDocument(deciding, tx, id, { verdict: APPROVED, by: 'Roman', at: new Date() }),
  );
  expect((await stateOf(player, id))[0]).toBe('approved');
});

test('a document that another account has shown is left to a person, and not reviewed again', async () => {
  await clearQueue();
  const [one, other] = [await unknownPlayer(app), await unknownPlayer(app)];
  const country = 'UA';
  const mark = await documentMark(deciding, app.db, 'passport', { country, number: 'RV100200' });
  const ids = [await sendIn(one, 'passport'), await sendIn(other, 'passport')];
  const asked: string[] = [];
  const reviewer = {
    review: async ({ id }: ToReview) => (asked.push(id), { ...APPROVED, country, mark }),
  };
  await review(reviewer);
  await review(reviewer);
  expect(asked.toSorted()).toEqual(ids.toSorted());
  const states = [await stateOf(one, ids[0]!), await stateOf(other, ids[1]!)].map(([state]) => state);
  expect(states.toSorted()).toEqual(['approved', 'pending']);
});

test('one that throws leaves the document for a person, rests with it, and goes on with the others', async () => {
  await clearQueue();
  const player = await unknownPlayer(app);
  const [bad, good] = [await sendIn(player, 'passport'), await sendIn(player, 'utility-bill')];
  const kept = newApart();
  const asked: string[] = [];
  const reviewer = {
    review: async ({ id }: ToReview) => {
      asked.push(id);
      if (id === bad) throw new Error('no answer');
      return APPROVED;
    },
  };
  expect(await review(reviewer, kept)).toEqual([bad]);
  expect([(await stateOf(player, bad))[0], (await stateOf(player, good))[0]]).toEqual([
    'pending',
    'approved',
  ]);
  await review(reviewer, kept);
  expect(asked).toEqual([bad, good]);
});

test('one that never answers is given up in time, and the document waits', async () => {
  await clearQueue();
  const player = await unknownPlayer(app);
  const id = await sendIn(player, 'passport');
  const stopped = new AbortController();
  const silent = {
    name: 'a program',
    review: () => {
      stopped.abort();
      return new Promise<never>(() => {});
    },
  };
  const { apart, failures } = newApart();
  const parts = { db: app.db, clock: systemClock, vault: vault(), ...deciding };
  await reviewDocuments(parts, { reviewer: silent, apart, signal: stopped.signal });
  expect(failures).toEqual([id]);
  expect((await stateOf(player, id))[0]).toBe('pending');
});

test('a verdict that comes late changes nothing: decided by a person, taken back, or sent in anew', async () => {
  await clearQueue();
  const player = await unknownPlayer(app);
  const [judged, gone, anew] = [
    await sendIn(player, 'passport'),
    await sendIn(player, 'selfie'),
    await sendIn(player, 'utility-bill'),
  ];
  const meanwhile: Record<string, () => Promise<unknown>> = {
    [judged]: () =>
      app.db.transaction((tx) =>
        decideDocument(deciding, tx, judged, {
          verdict: { state: 'rejected', reason: 'cut-off' },
          by: 'Roman',
          at: new Date(),
        }),
      ),
    [gone]: () => player.call(removeDocument, { params: { id: gone } }),
    [anew]: async () => {
      await player.call(removeDocument, { params: { id: anew } });
      await bringPage(player, { id: anew, kind: 'utility-bill', body: await jpeg() });
      await player.call(sendDocument, { body: { id: anew } });
      // However fast that was, it was another time.
      await app.owner.query(
        `UPDATE document SET submitted_at = submitted_at + interval '1 second' WHERE id = $1`,
        [anew],
      );
    },
  };
  const failures = await review({ review: async ({ id }) => (await meanwhile[id]?.(), APPROVED) });
  expect(failures).toEqual([]);
  expect(await stateOf(player, judged)).toEqual(['rejected', 'cut-off', null]);
  expect((await stateOf(player, anew))[0]).toBe('pending');
  const { documents } = await player.call(listDocuments, {});
  expect(documents.map(({ id }) => id)).not.toContain(gone);
});

test('said twice, the second changes nothing, and the player is told once', async () => {
  await clearQueue();
  const player = await unknownPlayer(app);
  const id = await sendIn(player, 'passport');
  await review({
    review: async () => {
      await review(says({ state: 'rejected', reason: 'unreadable' }));
      return APPROVED;
    },
  });
  expect(await stateOf(player, id)).toEqual(['rejected', 'unreadable', null]);
  const told = `SELECT topic FROM (SELECT topic, player_id FROM fact UNION ALL SELECT topic, player_id FROM outbox) f
WHERE player_id = $1 AND topic LIKE 'document.%'`;
  expect(await app.owner.query(told, [player.id])).toEqual([{ topic: 'document.rejected' }]);
});

test.each([
  ['#0000ff', ['pending', null]],
  ['#ff0000', ['rejected', 'unreadable']],
  ['#ffff00', ['rejected', 'out-of-date']],
  ['#ff00ff', ['rejected', 'name-differs']],
  ['#00ffff', ['rejected', 'birthday-differs']],
  ['#00ff00', ['rejected', 'address-differs']],
  ['#ffffff', ['approved', null]],
  ['#000000', ['approved', null]],
  ['#a01f2a', ['approved', null]],
] as const)('the sandbox says of a corner of %s: %j', async (background, expected) => {
  await clearQueue();
  const player = await unknownPlayer(app);
  const corner = await photo(100, 80, background).png().toBuffer();
  const page = await photo(1200, 900, '#808080')
    .composite([{ input: corner, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  const id = await sendIn(player, 'passport', page);
  expect(await review(sandboxReviewer)).toEqual([]);
  const [state, reason, expiresOn] = await stateOf(player, id);
  expect([state, reason]).toEqual(expected);
  const isYearLater = expiresOn?.startsWith(String(new Date().getUTCFullYear() + 1)) ?? false;
  expect(isYearLater).toBe(state === 'approved');
  expect(REJECT_REASONS).toContain(reason ?? 'unreadable');
});

test('what shows no identity does not run out for the sandbox', async () => {
  const player = await unknownPlayer(app);
  const id = await sendIn(player, 'utility-bill');
  await review(sandboxReviewer);
  expect(await stateOf(player, id)).toEqual(['approved', null, null]);
});

test('a row that cannot run out holds up no other', async () => {
  const [held, free] = [await unknownPlayer(app), await unknownPlayer(app)];
  const ids = [await sendIn(held, 'passport'), await sendIn(free, 'passport')] as const;
  await review(says({ state: 'approved', expiresOn: '2020-01-01', country: null, mark: null }));
  const { apart, failures } = newApart();
  await app.owner.query(`UPDATE document SET expires_on = '2019-01-01' WHERE id = $1`, [ids[0]]);
  await app.owner.query(
    `ALTER TABLE document ADD CONSTRAINT stuck CHECK (id <> '${ids[0]}' OR state <> 'expired') NOT VALID`,
  );
  await expireEnded({ db: app.db, clock: systemClock }, apart);
  expect(failures).toEqual([ids[0]]);
  expect([(await stateOf(held, ids[0]))[0], (await stateOf(free, ids[1]))[0]]).toEqual([
    'approved',
    'expired',
  ]);
  // Once it can, it does.
  await app.owner.query('ALTER TABLE document DROP CONSTRAINT stuck');
  await expireEnded({ db: app.db, clock: systemClock }, newApart().apart);
  expect((await stateOf(held, ids[0]))[0]).toBe('expired');
});
