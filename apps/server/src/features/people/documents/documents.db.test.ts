import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as contract from '@croupier/contract/people/documents';
import { profile, updateProfile } from '@croupier/contract/people/players';
import type { DocumentKind } from '@croupier/domain/people/documents';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { lockPlayer } from '../players/feature.ts';
import { decideDocument, expireDocument } from './decide-document.ts';
import type { Verdict } from './documents-parts.ts';
import { deciding, fillForm, unknownPlayer } from './documents.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#a01f2a' } });
const jpeg = () => photo().jpeg().toBuffer();

const bring = (player: TestPlayer, id: string, place: number, kind: DocumentKind, body: Uint8Array) =>
  player.call(contract.bringPage, { params: { id, place: String(place) }, query: { kind }, body });
const send = (player: TestPlayer, id: string) => player.call(contract.sendDocument, { body: { id } });
const remove = (player: TestPlayer, id: string) => player.call(contract.removeDocument, { params: { id } });
const list = (player: TestPlayer) => player.call(contract.listDocuments, {});
const pageOf = (player: TestPlayer, id: string, place = 1) =>
  app.request(`/api/users/documents/${id}/pages/${place}`, { headers: { cookie: player.cookie } });

const newPlayer = () => unknownPlayer(app);

/** A document that was sent in. @returns its id */
async function sent(player: TestPlayer, kind: DocumentKind = 'passport', pages = 1): Promise<string> {
  const id = randomUUID();
  for (let place = 1; place <= pages; place += 1) await bring(player, id, place, kind, await jpeg());
  await send(player, id);
  return id;
}
const decide = (id: string, verdict: Verdict) =>
  app.db.transaction((tx) => decideDocument(deciding, tx, id, { verdict, by: 'Roman', at: new Date() }));
const approve = (id: string, expiresOn: string | null = null) =>
  decide(id, { state: 'approved', expiresOn, country: null, mark: null });
const standing = async (player: TestPlayer) => {
  const { verifyStatus, canDocUpload } = await player.call(profile, {});
  const { level, ...listed } = await list(player);
  expect(listed).toMatchObject({ verifyStatus, canDocUpload });
  return [verifyStatus, level, canDocUpload];
};

test('pages are brought one by one, sent in, and shown to their player alone', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const id = randomUUID();
  expect(await bring(player, id, 1, 'id-card', await jpeg())).toMatchObject({ state: 'draft', pages: [1] });
  expect(await keyOf(send(player, id))).toBe('409 conflict');
  await bring(player, id, 2, 'id-card', await photo(90, 60).png().toBuffer());
  expect(await send(player, id)).toMatchObject({ state: 'pending', pages: [1, 2], reason: null });
  expect(await send(player, id)).toMatchObject({ state: 'pending' });
  expect(await standing(player)).toEqual(['PENDING', 0, true]);
  const page = await pageOf(player, id, 2);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await pageOf(other, id)).status).toBe(404);
  expect(await keyOf(remove(other, id))).toBe('404 not_found');
  expect(await keyOf(bring(other, id, 1, 'id-card', await jpeg()))).toBe('409 conflict');
  expect((await list(other)).documents).toEqual([]);
});

test('nothing but pixels is kept, and no page lies open in the store', async () => {
  const player = await newPlayer();
  const secret = await photo()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'a secret place' }, IFD3: { GPSLatitude: '50/1 27/1 0/1' } })
    .toBuffer();
  const id = randomUUID();
  await bring(player, id, 1, 'selfie', Buffer.concat([secret, Buffer.from('<script>alert(1)</script>')]));
  const shown = Buffer.from(await (await pageOf(player, id)).arrayBuffer());
  const { format, exif } = await sharp(shown).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
  expect(shown.includes('secret') || shown.includes('script')).toBe(false);
  const [{ file } = { file: '' }] = await app.owner.query<{ file: string }>(
    'SELECT file FROM document_page WHERE document_id = $1',
    [id],
  );
  const kept = await readFile(join(app.filesFolder, file.slice(0, 2), file));
  expect(kept.length).toBeGreaterThan(shown.length);
  expect(kept.includes('WEBP')).toBe(false);
  // Moved to another place it is no page any more.
  await app.owner.query('UPDATE document_page SET place = 3 WHERE document_id = $1', [id]);
  expect((await pageOf(player, id, 3)).status).toBe(500);
});

test('a page too many, another kind, more than may wait, or after it was sent in: refused', async () => {
  const player = await newPlayer();
  const id = randomUUID();
  expect(await keyOf(bring(player, id, 2, 'selfie', await jpeg()))).toBe('409 conflict');
  await bring(player, id, 1, 'selfie', await jpeg());
  expect(await keyOf(bring(player, id, 1, 'passport', await jpeg()))).toBe('409 conflict');
  await send(player, id);
  expect(await keyOf(bring(player, id, 1, 'selfie', await jpeg()))).toBe('409 conflict');
  for (let at = 0; at < 7; at += 1) await bring(player, randomUUID(), 1, 'passport', await jpeg());
  expect(await keyOf(bring(player, randomUUID(), 1, 'passport', await jpeg()))).toBe('409 conflict');
});

test('who has not answered brings none, nor does who is nobody', async () => {
  const player = await newPlayer();
  await app.owner.query(
    'UPDATE player SET email_verified_at = NULL, phone = NULL, phone_verified_at = NULL WHERE id = $1',
    [player.id],
  );
  expect(await keyOf(bring(player, randomUUID(), 1, 'passport', await jpeg()))).toMatch(/^418/);
  expect(await standing(player)).toEqual(['NONE', 0, false]);
  const params = { id: randomUUID(), place: '1' };
  const body = await jpeg();
  expect(await keyOf(app.call(contract.bringPage, { params, query: { kind: 'passport' }, body }))).toMatch(
    /^401/,
  );
});

test('what is decided takes the account further, and what runs out takes it back', async () => {
  const player = await newPlayer();
  const passport = await sent(player);
  expect(await approve(passport, '2031-01-01')).toMatchObject({ id: passport });
  expect(await standing(player)).toEqual(['APPROVED', 1, true]);
  await approve(await sent(player, 'utility-bill'));
  expect((await list(player)).level).toBe(2);
  expect(await keyOf(remove(player, passport))).toBe('409 conflict');
  const another = await sent(player, 'selfie');
  await decide(another, { state: 'rejected', reason: 'unreadable' });
  expect((await list(player)).documents[0]).toMatchObject({ state: 'rejected', reason: 'unreadable' });
  expect((await list(player)).level).toBe(2);
  await app.db.transaction((tx) => expireDocument(tx, { playerId: player.id, id: passport }, new Date()));
  expect(await standing(player)).toEqual(['EXPIRED', 0, true]);
});

test('of two who decide at once, and of a player who takes it back meanwhile, one is whole', async () => {
  const player = await newPlayer();
  const id = await sent(player);
  const { three } = await app.db.transaction(async (tx) => {
    await lockPlayer(tx, player.id);
    const three = [
      approve(id).then((found) => typeof found === 'object'),
      decide(id, { state: 'rejected', reason: 'unreadable' }).then((found) => typeof found === 'object'),
      remove(player, id).then(
        () => true,
        () => false,
      ),
    ];
    await untilWaitingForLocks(app.owner, 3);
    return { three };
  });
  expect((await Promise.all(three)).filter(Boolean)).toHaveLength(1);
});

test('nothing is sent in before there is a name and a birth date to hold it against', async () => {
  const player = await app.createPlayer({ verified: 0 });
  const id = randomUUID();
  await bring(player, id, 1, 'passport', await jpeg());
  expect(await keyOf(send(player, id))).toBe('422 form_not_whole');
  await fillForm(player);
  const birthday = (to: string | null) =>
    app.owner.query('UPDATE player SET birthday = $2 WHERE id = $1', [player.id, to]);
  await birthday(null);
  expect(await keyOf(send(player, id))).toBe('422 form_not_whole');
  await birthday('1990-02-03');
  expect(await send(player, id)).toMatchObject({ state: 'pending' });
});

test('names stay as they are while somebody looks, are free after a no, and stay for good after a yes', async () => {
  const player = await newPlayer();
  const rename = () => keyOf(player.call(updateProfile, { body: { lastName: 'Koval-Shevchenko' } }));
  const first = await sent(player);
  expect(await rename()).toBe('409 field_locked');
  await decide(first, { state: 'rejected', reason: 'name-differs' });
  expect(await rename()).toBe('answered');
  // A bill alone makes no level, and is of a name all the same.
  await approve(await sent(player, 'utility-bill'));
  expect((await list(player)).level).toBe(0);
  expect(await rename()).toBe('409 field_locked');
  const passport = await sent(player);
  await approve(passport, '2031-01-01');
  await app.db.transaction((tx) => expireDocument(tx, { playerId: player.id, id: passport }, new Date()));
  expect((await list(player)).level).toBe(0);
  // The bill still proves where somebody of this name lives.
  expect(await rename()).toBe('409 field_locked');
  expect((await player.call(profile, {})).namesHeld).toBe(true);
});

test('a name that is saved while the document is sent in: the reviewer sees what was saved, or it is not saved', async () => {
  const player = await newPlayer();
  const id = randomUUID();
  await bring(player, id, 1, 'passport', await jpeg());
  const { both } = await app.db.transaction(async (tx) => {
    await lockPlayer(tx, player.id);
    const both = [
      keyOf(send(player, id)),
      keyOf(player.call(updateProfile, { body: { lastName: 'Melnyk' } })),
    ];
    await untilWaitingForLocks(app.owner, 2);
    return { both };
  });
  const [, saved] = await Promise.all(both);
  const [row] = await app.owner.query<{ name: string }>(
    'SELECT last_name AS name FROM player WHERE id = $1',
    [player.id],
  );
  expect(row!.name).toBe(saved === 'answered' ? 'Melnyk' : 'Koval');
  expect(await keyOf(player.call(updateProfile, { body: { lastName: 'Bondar' } }))).toBe('409 field_locked');
});
