import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDocument } from '@croupier/contract/people/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startClamdStandIn } from '../../../../../../tools/testing/clamd-stand-in.ts';
import { startS3StandIn } from '../../../../../../tools/testing/s3-stand-in.ts';
import { fileNameOf } from '../../../platform/files/file-store.ts';
import { createLocalFiles } from '../../../platform/files/local-files.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startServerProcess } from '../../../platform/testing/server-process.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { bringPage, filesOf, jpeg, sendIn, unknownPlayer, vaultOf } from './documents.fixture.ts';
import { forgetDrafts } from './documents-store.ts';
import { forgetLoose, listLoose } from './loose-files-store.ts';
import { DOCUMENTS_PERSONAL } from './personal-store.ts';

let app: TestApp;
// Its own job would sweep as well: here each sweep is one of the test's.
beforeAll(async () => void (app = await startTestApp({ CROUPIER_ROLES: 'api,live,office' })));
afterAll(() => app.close());

const fileOf = async (id: string, place = 1) =>
  (
    await app.owner.query<{ file: string }>(
      'SELECT file FROM document_page WHERE document_id = $1 AND place = $2',
      [id, place],
    )
  )[0]!.file;
const loose = () => app.owner.query<{ name: string; let_go: boolean }>('SELECT name, let_go FROM loose_file');
/** As if an hour had passed since files were noted. */
const anHourLater = () => app.owner.query(`UPDATE loose_file SET since = since - interval '61 minutes'`);
const place = (playerId: bigint) => ({ playerId, id: randomUUID(), place: 1 });

test('a row that is there has its file, and a file that is loose no more has its row', async () => {
  const player = await unknownPlayer(app);
  const id = randomUUID();
  await bringPage(player, { id, body: await jpeg() });
  const first = await fileOf(id);
  expect(await filesOf(app)).toContain(first);
  expect(await loose()).toEqual([]);
  await bringPage(player, { id, body: await jpeg() });
  const second = await fileOf(id);
  expect(await loose()).toEqual([{ name: first, let_go: true }]);
  await vaultOf(app).sweep();
  expect([await filesOf(app), await loose()]).toEqual([[second], []]);
});

test.each<[string, (player: TestPlayer, id: string) => Promise<unknown>]>([
  ['taken back', (player, id) => player.call(removeDocument, { params: { id } })],
  ['left as a draft', () => forgetDrafts(app.db, new Date(Date.now() + 60_000))],
  [
    'erased with its player',
    async ({ id }) => {
      for (const text of DOCUMENTS_PERSONAL.erases!.player!) await app.owner.query(text, [id]);
    },
  ],
])('what is %s leaves no file', async (_, goes) => {
  const player = await unknownPlayer(app);
  const id = randomUUID();
  await bringPage(player, { id, body: await jpeg() });
  const file = await fileOf(id);
  await goes(player, id);
  await vaultOf(app).sweep();
  expect(await filesOf(app)).not.toContain(file);
  expect(await loose()).toEqual([]);
});

test('what was refused after it was put leaves no file', async () => {
  const player = await unknownPlayer(app);
  const id = await sendIn(player, 'selfie');
  const before = await filesOf(app);
  expect(await keyOf(bringPage(player, { id, kind: 'selfie', body: await jpeg() }))).toBe('409 conflict');
  expect([await filesOf(app), await loose()]).toEqual([before, []]);
});

test('a file that was put and whose writer died is swept after an hour, and not before', async () => {
  const { vault, sweep } = vaultOf(app);
  const file = (await vault.put(app.db, place(1n), Buffer.from('a page')))!;
  await sweep();
  expect(await filesOf(app)).toContain(file);
  await anHourLater();
  await vaultOf(app).sweep();
  expect(await filesOf(app)).not.toContain(file);
  expect(await loose()).toEqual([]);
});

test('a server that dies between the file and its row leaves a note of the file, and no row', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-files-'));
  const player = await unknownPlayer(app);
  const seams = { CROUPIER_ENV: 'test', CROUPIER_TEST_SEAMS: '1', PUBLIC_URL: app.url, FILES_FOLDER: folder };
  const dying = startServerProcess(app.databaseUrl, { ...seams, CRASH_AT: 'document.page-put' });
  const { url } = await dying.line('serving');
  const call = fetch(`${url}/api/users/documents/${randomUUID()}/pages/1?kind=passport`, {
    method: 'POST',
    headers: { cookie: player.cookie, origin: app.url, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await jpeg()),
  });
  await expect(call).rejects.toThrow();
  expect(await dying.ended).toBeNull();
  const [{ name } = { name: '' }] = await loose();
  const dead = { db: app.db, filesFolder: folder };
  expect(await filesOf(dead)).toEqual([name]);
  const rows = 'SELECT FROM document WHERE player_id = $1';
  expect(await app.owner.query(rows, [player.id])).toEqual([]);
  await anHourLater();
  await vaultOf(dead).sweep();
  expect([await filesOf(dead), await loose()]).toEqual([[], []]);
  await rm(folder, { recursive: true });
});

test('of a sweep and a row that comes to name the file one waits for the other: neither is without the other', async () => {
  const { vault } = vaultOf(app);
  const file = (await vault.put(app.db, place(1n), Buffer.from('a page')))!;
  // The row first: the sweep waits, and finds the file loose no more.
  const swept = await app.db.transaction(async (tx) => {
    expect(await forgetLoose(tx, file)).toBe(true);
    const sweeping = vault.drop(app.db, file);
    await untilWaitingForLocks(app.owner, 1);
    return { sweeping };
  });
  await swept.sweeping;
  expect(await filesOf(app)).toContain(file);
  // The sweep first: the row is told that its file goes, and is not written.
  const other = (await vault.put(app.db, place(1n), Buffer.from('a page')))!;
  const [held, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const local = createLocalFiles(app.filesFolder);
  const slow = vaultOf(app, {
    ...local,
    remove: async (name) => {
      reached.resolve();
      await held.promise;
      await local.remove(name);
    },
  });
  const sweeping = slow.vault.drop(app.db, other);
  await reached.promise;
  const naming = app.db.transaction((tx) => forgetLoose(tx, other));
  await untilWaitingForLocks(app.owner, 1);
  held.resolve();
  await sweeping;
  expect(await naming).toBe(false);
  expect(await filesOf(app)).not.toContain(other);
  await local.remove(fileNameOf(file));
});

test('a store that does not take a page: it is asked for again, and no row is written', async () => {
  const { vault, errors } = vaultOf(app, {
    ...createLocalFiles(app.filesFolder),
    put: () => Promise.reject(new Error('the disk is full')),
  });
  expect(await vault.put(app.db, place(1n), Buffer.from('a page'))).toBeUndefined();
  expect(errors).toEqual(['the store of files took no page']);
});

test('a file that the store does not give up stays noted, and holds up no other', async () => {
  const local = createLocalFiles(app.filesFolder);
  let stuck = '';
  const { vault, errors, sweep } = vaultOf(app, {
    ...local,
    remove: (name) => (name === stuck ? Promise.reject(new Error('stuck')) : local.remove(name)),
  });
  stuck = (await vault.put(app.db, place(1n), Buffer.from('a')))!;
  const other = (await vault.put(app.db, place(1n), Buffer.from('b')))!;
  await anHourLater();
  await sweep();
  expect(errors).toEqual(['failed']);
  const left = await listLoose(app.db, { resting: [], limit: 10 });
  expect(left).toContain(stuck);
  expect(left).not.toContain(other);
});

test('with a bucket and a scanner: pages lie there sealed, and what nobody could look at is not taken', async () => {
  const [s3, clamd] = [await startS3StandIn(), await startClamdStandIn()];
  const { url, region, bucket, key, secret } = s3.settings;
  const house = await startTestApp({
    ...{ S3_URL: url, S3_REGION: region, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret },
    CLAMAV_SOCKET: clamd.address,
  });
  const player = await unknownPlayer(house);
  const id = randomUUID();
  const body = await jpeg();
  clamd.does('breaks off');
  expect(await keyOf(bringPage(player, { id, body }))).toBe('503 unavailable');
  clamd.does('well');
  s3.is('failing');
  expect(await keyOf(bringPage(player, { id, body }))).toBe('503 unavailable');
  s3.is('well');
  expect(s3.objects.size).toBe(0);
  await bringPage(player, { id, body });
  expect(clamd.scanned.at(-1)!.equals(body)).toBe(true);
  const page = await house.request(`/api/users/documents/${id}/pages/1`, {
    headers: { cookie: player.cookie },
  });
  const shown = Buffer.from(await page.arrayBuffer());
  expect(shown.includes('WEBP')).toBe(true);
  const [kept] = [...s3.objects.values()];
  expect([s3.objects.size, kept!.includes('WEBP')]).toEqual([1, false]);
  await player.call(removeDocument, { params: { id } });
  await house.app.runJob('sweep-document-files');
  await expect.poll(() => s3.objects.size, { timeout: 60_000 }).toBe(0);
  await house.close();
  await Promise.all([s3.close(), clamd.close()]);
});

test('a page whose file is gone from the store is no page', async () => {
  const player = await unknownPlayer(app);
  const id = await sendIn(player, 'passport');
  const file = await fileOf(id);
  expect((await readFile(join(app.filesFolder, file.slice(0, 2), file))).length).toBeGreaterThan(0);
  await createLocalFiles(app.filesFolder).remove(fileNameOf(file));
  const page = await app.request(`/api/users/documents/${id}/pages/1`, {
    headers: { cookie: player.cookie },
  });
  expect(page.status).toBe(404);
});
