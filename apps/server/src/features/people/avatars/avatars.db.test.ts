import * as contract from '@croupier/contract/people/avatars';
import { profile } from '@croupier/contract/people/players';
import { AVATAR_BYTES_MAX } from '@croupier/domain/people/avatars';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const photo = (width: number, height: number, background = '#a01f2a') =>
  sharp({ create: { width, height, channels: 3, background } });
const upload = (player: TestPlayer, body: Uint8Array) => player.call(contract.uploadAvatar, { body });
const keyOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: { key: string }) => error.key,
  );
const picturesOf = async ({ id }: TestPlayer) =>
  (await app.owner.query('SELECT id FROM avatar_picture WHERE player_id = $1', [id])).length;

test('a drawing of the house, another one, and none', async () => {
  const player = await app.createPlayer();
  const choose = (drawn: string) => player.call(contract.chooseAvatar, { body: { drawn: drawn as never } });
  expect((await choose('fox')).avatar).toBe('/avatars/fox.svg');
  expect((await choose('owl')).avatar).toBe('/avatars/owl.svg');
  for (const wrong of ['wolf', '../fox', 'fox.svg', ''])
    expect(await keyOf(choose(wrong)), wrong).toBe('invalid_request');
  expect((await player.call(contract.removeAvatar, {})).avatar).toBeNull();
  expect((await player.call(profile, {})).avatar).toBeNull();
});

test('an upload is drawn anew as a square, without what else was in it, and whoever has its address sees it', async () => {
  const player = await app.createPlayer();
  const jpeg = await photo(900, 400)
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .jpeg()
    .toBuffer();
  const { avatar } = await upload(player, Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]));
  expect(avatar).toMatch(/^\/api\/avatars\/[0-9a-f-]{36}$/);
  const shown = await app.request(avatar!);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(shown.headers.get('cache-control')).toBe('private, max-age=31536000');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  const body = Buffer.from(await shown.arrayBuffer());
  const { format, width, height, exif } = await sharp(body).metadata();
  expect([format, width, height, exif]).toEqual(['webp', 256, 256, undefined]);
  expect(body.includes('secret') || body.includes('script')).toBe(false);
});

test('another picture has another address, and the one before is gone', async () => {
  const player = await app.createPlayer();
  const first = (await upload(player, await photo(50, 50).png().toBuffer())).avatar!;
  const second = (await upload(player, await photo(50, 50).webp().toBuffer())).avatar!;
  expect(second).not.toBe(first);
  expect([(await app.request(first)).status, (await app.request(second)).status]).toEqual([404, 200]);
  await player.call(contract.chooseAvatar, { body: { drawn: 'fox' } });
  expect((await app.request(second)).status).toBe(404);
  expect(await picturesOf(player)).toBe(0);
});

test('of several changes at once the last is whole', async () => {
  const player = await app.createPlayer();
  const png = await photo(30, 30).png().toBuffer();
  await Promise.all([
    ...Array.from({ length: 4 }, () => upload(player, png)),
    player.call(contract.chooseAvatar, { body: { drawn: 'owl' } }),
    player.call(contract.removeAvatar, {}),
  ]);
  const { avatar } = await player.call(profile, {});
  const isUpload = avatar?.startsWith('/api/') ?? false;
  expect(await picturesOf(player)).toBe(isUpload ? 1 : 0);
  if (isUpload) expect((await app.request(avatar!)).status).toBe(200);
});

const moving = () => {
  const frames = Buffer.alloc(8 * 16 * 3, 7);
  return sharp(frames.fill(200, 8 * 8 * 3), { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
};

test.each([
  ['nothing', async () => Buffer.alloc(0)],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['a page', async () => Buffer.from('\x89PNG\r\n\x1a\n<html><script>1</script>')],
  ['a document', async () => Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj')],
  ['a film', () => photo(9, 9).gif().toBuffer()],
  ['a picture that moves', moving],
  ['half a picture', async () => (await photo(300, 300).jpeg().toBuffer()).subarray(0, 400)],
  ['more pixels than may be', () => photo(9000, 5000).png().toBuffer()],
  ['more than a telephone takes', () => photo(5000, 4000).jpeg().toBuffer()],
  ['bytes of a packer', async () => deflateSync(Buffer.alloc(1 << 20))],
])('%s is not taken, and what was shown stays', async (_, file) => {
  const player = await app.createPlayer();
  await player.call(contract.chooseAvatar, { body: { drawn: 'cat' } });
  expect(['picture_unreadable', 'invalid_request']).toContain(await keyOf(upload(player, await file())));
  expect((await player.call(profile, {})).avatar).toBe('/avatars/cat.svg');
});

test('who has not answered brings no picture, and chooses a drawing', async () => {
  const player = await app.createPlayer();
  await app.owner.query(
    'UPDATE player SET email_verified_at = NULL, phone = NULL, phone_verified_at = NULL WHERE id = $1',
    [player.id],
  );
  expect(await keyOf(upload(player, await photo(9, 9).png().toBuffer()))).toBe('user_cant_use_exception');
  expect(await picturesOf(player)).toBe(0);
  expect((await player.call(contract.chooseAvatar, { body: { drawn: 'cat' } })).avatar).toBe(
    '/avatars/cat.svg',
  );
});

test('too large, too often, or from nobody: refused', async () => {
  const player = await app.createPlayer();
  expect(await keyOf(upload(player, Buffer.alloc(AVATAR_BYTES_MAX + 1)))).toBe('payload_too_large');
  const png = await photo(9, 9).png().toBuffer();
  expect(await keyOf(app.call(contract.uploadAvatar, { body: png }))).toBe('unauthorised');
  for (let at = 0; at < 20; at++) await upload(player, png);
  expect(await keyOf(upload(player, png))).toBe('too_many_requests');
});
