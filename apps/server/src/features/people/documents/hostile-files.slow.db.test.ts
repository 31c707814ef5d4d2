import { listDocuments } from '@croupier/contract/people/documents';
import { profile } from '@croupier/contract/people/players';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startClamdStandIn } from '../../../../../../tools/testing/clamd-stand-in.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { filesOf, jpeg } from './documents.fixture.ts';
import { HOSTILE_FILES, SECRET } from './hostile-files.fixture.ts';

let app: TestApp;
let clamd: Awaited<ReturnType<typeof startClamdStandIn>>;
let player: TestPlayer;
beforeAll(async () => {
  clamd = await startClamdStandIn();
  app = await startTestApp({ CLAMAV_SOCKET: clamd.address });
});
afterAll(async () => {
  await app.close();
  await clamd.close();
});

const AVATAR = '/api/users/profile/avatar-picture';
const pagePath = (id: string, place = '1', kind = 'passport') =>
  `/api/users/documents/${id}/pages/${place}?kind=${kind}`;
const bytes = 'application/octet-stream';

async function bring(path: string, body: Uint8Array, { type = bytes, headers = {} } = {}): Promise<string> {
  const answer = await app.request(path, {
    method: 'POST',
    headers: { cookie: player.cookie, origin: app.url, 'content-type': type, ...headers },
    body: new Uint8Array(body),
  });
  if (answer.status === 200) return 'kept';
  return `${answer.status} ${((await answer.json()) as { error: { key: string } }).error.key}`;
}
const shownAt = (path: string, cookie = player.cookie) => app.request(path, { headers: { cookie } });

/** All that is kept of what was brought: rows, and files of the store. */
async function kept(): Promise<{ rows: number; files: number }> {
  const [{ rows } = { rows: 0 }] = await app.owner.query<{ rows: number }>(
    `SELECT ((SELECT count(*) FROM document) + (SELECT count(*) FROM document_page) + (SELECT count(*) FROM loose_file)
  + (SELECT count(*) FROM avatar_picture))::int AS rows`,
  );
  return { rows, files: (await filesOf(app)).length };
}

/** Nothing but pixels: no place, no colours of its own, and no word of the file. */
async function expectPixels(answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const { format, pages, exif, xmp, icc, iptc, comments } = await sharp(body).metadata();
  expect({ format, pages, exif, xmp, icc, iptc, comments }).toEqual({ format: 'webp' });
  expect(body.includes(SECRET)).toBe(false);
}

test('there are at least forty of them, each under a name of its own', () => {
  expect(new Set(HOSTILE_FILES.map(({ name }) => name)).size).toBe(HOSTILE_FILES.length);
  expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(40);
});

test.each(HOSTILE_FILES)(
  '$name: $page as a page, $avatar as an avatar',
  async ({ file, type, ...expected }) => {
    player = await app.createPlayer({ verified: 0 });
    const body = await file();
    const before = await kept();
    const id = randomUUID();
    const how = type === undefined ? {} : { type };
    const answers = { page: await bring(pagePath(id), body, how), avatar: await bring(AVATAR, body, how) };
    expect(answers).toEqual({ page: expected.page, avatar: expected.avatar });
    if (answers.page === 'kept') await expectPixels(await shownAt(pagePath(id)));
    const { avatar } = await player.call(profile, {});
    if (answers.avatar === 'kept') await expectPixels(await shownAt(avatar!));
    else expect(avatar).toBeNull();
    if (answers.page !== 'kept' && answers.avatar !== 'kept') expect(await kept()).toEqual(before);
  },
);

test.each([
  ['..%2F..%2Fetc%2Fpasswd', '1', 'passport', '400 invalid_request'],
  ['%00', '1', 'passport', '400 invalid_request'],
  ['1;DROP', '1', 'passport', '400 invalid_request'],
  ['00000000-0000-0000-0000-00000000000g', '1', 'passport', '400 invalid_request'],
  [randomUUID(), '..%2F1', 'passport', '400 invalid_request'],
  [randomUUID(), '9', 'passport', '400 invalid_request'],
  [randomUUID(), '5', 'passport', '409 conflict'],
  [randomUUID(), '1', '..%2Fpassport', '400 invalid_request'],
  [randomUUID(), '1', '__proto__', '400 invalid_request'],
  [randomUUID(), '1', 'passport.svg', '400 invalid_request'],
])('a page %s/%s of kind %s: %s', async (id, place, kind, answer) => {
  player = await app.createPlayer({ verified: 0 });
  const before = await kept();
  expect(await bring(pagePath(id, place, kind), await jpeg())).toBe(answer);
  expect(await kept()).toEqual(before);
});

test('a name that the file is given is read by nobody', async () => {
  player = await app.createPlayer({ verified: 0 });
  const headers = {
    'content-disposition': 'attachment; filename="../../etc/passwd"',
    'x-file-name': '/etc/passwd',
  };
  const id = randomUUID();
  expect(await bring(pagePath(id), await jpeg(), { headers })).toBe('kept');
  const page = await shownAt(pagePath(id));
  expect(page.headers.get('content-disposition')).toBe('attachment; filename="page.webp"');
  expect((await filesOf(app)).every((name) => /^[0-9a-f-]{36}$/.test(name))).toBe(true);
});

test('a page is a file that runs nothing, its player’s alone, and none once it is taken back', async () => {
  const other = await app.createPlayer({ verified: 0 });
  player = await app.createPlayer({ verified: 0 });
  const id = randomUUID();
  await bring(pagePath(id), await jpeg());
  const page = await shownAt(pagePath(id));
  expect(page.status).toBe(200);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'attachment; filename="page.webp"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining('sandbox') as string,
  });
  expect((await shownAt(pagePath(id), other.cookie)).status).toBe(404);
  expect((await app.request(pagePath(id))).status).toBe(401);
  expect((await other.call(listDocuments, {})).documents).toEqual([]);
  const taken = await app.request(`/api/users/documents/${id}`, {
    method: 'DELETE',
    headers: { cookie: player.cookie, origin: app.url },
  });
  expect(taken.status).toBe(200);
  expect((await shownAt(pagePath(id))).status).toBe(404);
  await expect
    .poll(async () => (await kept()).files)
    .toBe((await app.owner.query('SELECT FROM document_page')).length);
});
