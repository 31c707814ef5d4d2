import { listAudit } from '@croupier/contract/office/audit';
import * as desk from '@croupier/contract/office/picture-desk';
import type { ApiError } from '@croupier/contract/kit';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EICAR, startClamdStandIn } from '../../../../../../tools/testing/clamd-stand-in.ts';
import { systemClock } from '../../../platform/clock.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { publishDraft, saveDraft, withdrawDocument } from '../../site/content/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startTestOffice();
});
afterAll(() => office.site.close());
beforeEach(async () => {
  await office.site.owner.query('TRUNCATE picture, content_version, content_document');
});

const pixels = async (side: number) =>
  new Uint8Array(
    await sharp({ create: { width: side, height: side, channels: 3, background: '#123' } })
      .png()
      .toBuffer(),
  );
const upload = async (
  name: string,
  { side = 20, by = office.as.marketing, body = undefined as unknown } = {},
) =>
  by.call(desk.uploadPicture, {
    params: { name },
    query: { reason: 'for the summer' },
    body: (body as Uint8Array) ?? (await pixels(side)),
  });
const remove = (name: string) =>
  office.as.marketing.call(desk.deletePicture, { params: { name }, body: { reason: 'is over' } });
const names = async (query = {}) =>
  (await office.as.auditor.call(desk.listPictures, { query })).rows.map(({ name }) => name);

test('an uploaded picture is listed, chosen and shown small; who did it and why is in the log', async () => {
  const made = await upload('summer-cup', { side: 400 });
  expect(made).toMatchObject({ name: 'summer-cup', width: 400, height: 400 });
  const { rows } = await office.as.auditor.call(desk.listPictures, { query: {} });
  expect(rows).toMatchObject([{ ...made, uses: 0, uploadedBy: office.as.marketing.name }]);
  const { pictures } = await office.as.auditor.call(desk.pictureChoices, {});
  expect(pictures).toContainEqual({ ...made, shipped: false });
  expect(pictures).toContainEqual(expect.objectContaining({ name: 'promotions', shipped: true }));
  const path = desk.thumbnailPath(made);
  const small = await office.request(path, { headers: { cookie: office.as.auditor.cookie } });
  expect([small.headers.get('content-type'), small.headers.get('x-content-type-options')]).toEqual([
    'image/webp',
    'nosniff',
  ]);
  expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ width: 320 });
  const drawn = desk.thumbnailPath({ name: 'promotions', version: made.version });
  const drawing = await office.request(drawn, { headers: { cookie: office.as.auditor.cookie } });
  expect(drawing.headers.get('content-security-policy')).toContain(`default-src 'none'`);
  expect(await drawing.text()).toContain('<svg');
  expect((await office.request(path)).status).toBe(401);
  const log = await office.as.auditor.call(listAudit, { query: { act: 'upload.picture' } });
  expect(log.rows[0]).toMatchObject({
    reason: 'for the summer',
    subjectKind: 'picture',
    subjectId: 'summer-cup',
  });
});

test('a name is taken once: by a picture, by a drawing of the site, and by one of two uploads at once', async () => {
  await upload('summer-cup');
  const taken = { key: 'name_taken', status: 409 };
  await expect(upload('summer-cup', { side: 30 })).rejects.toMatchObject(taken);
  await expect(upload('promotions')).rejects.toMatchObject(taken);
  const both = await office.site.owner.transaction(async (tx) => {
    await tx.query('LOCK TABLE audit_head IN ACCESS EXCLUSIVE MODE');
    const under = [upload('winter-cup', { side: 40 }), upload('winter-cup', { side: 50 })];
    const settled = Promise.allSettled(under);
    await untilWaitingForLocks(office.site.owner, 2);
    return { settled };
  });
  const ends = await both.settled;
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [lost] = ends.filter((end) => end.status === 'rejected');
  expect((lost as PromiseRejectedResult).reason as ApiError).toMatchObject(taken);
  expect(await names({ sort: 'name' })).toEqual(['summer-cup', 'winter-cup']);
});

test('what a scanner finds a virus in, or cannot look at, is not taken', async () => {
  const clamd = await startClamdStandIn();
  const house = await startTestOffice({ CLAMAV_SOCKET: clamd.address });
  const refused = (body: Uint8Array) =>
    upload('a-virus', { by: house.as.marketing, body }).then(
      () => 'taken',
      ({ status, key }: ApiError) => `${status} ${key}`,
    );
  const infected = Buffer.concat([await pixels(20), EICAR]);
  expect(await refused(infected)).toBe('422 picture_unreadable');
  clamd.does('breaks off');
  expect(await refused(await pixels(20))).toBe('503 unavailable');
  clamd.does('well');
  expect(await refused(await pixels(20))).toBe('taken');
  await house.site.close();
  await clamd.close();
});

test('what is no picture, is too large, has a name that leads elsewhere or no reason is not taken', async () => {
  const refused = async (name: string, body: Uint8Array) =>
    upload(name, { body }).then(
      () => 'taken',
      (error: ApiError) => error.key,
    );
  expect(await refused('page', new TextEncoder().encode('<html></html>'))).toBe('picture_unreadable');
  expect(await refused('big', new Uint8Array(desk.PICTURE_BYTES_MAX + 1))).toBe('payload_too_large');
  expect(await refused('nothing', new Uint8Array())).not.toBe('taken');
  for (const name of ['../x', 'a/b', 'A', 'x.svg.toro', ''])
    expect(await refused(name, await pixels(9)), name).not.toBe('taken');
  const bare = { method: 'POST', body: await pixels(9) };
  const send = (path: string, headers: object) =>
    office.request(path, {
      ...bare,
      headers: { origin: office.site.officeUrl, cookie: office.as.marketing.cookie, ...headers },
    });
  const octets = { 'content-type': 'application/octet-stream' };
  expect((await send('/office/api/pictures/a', octets)).status).toBe(400);
  expect((await send('/office/api/pictures/a?reason=because', { 'content-type': 'image/png' })).status).toBe(
    415,
  );
  expect(
    (await send('/office/api/pictures/a?reason=because', { ...octets, origin: 'https://evil.example' }))
      .status,
  ).toBe(403);
  expect(await names()).toEqual([]);
});

test('who may only read does not upload or delete, and who may neither does not look', async () => {
  const { auditor, support } = office.as;
  await expect(upload('summer-cup', { by: auditor })).rejects.toMatchObject({ status: 403 });
  await expect(support.call(desk.pictureChoices, {})).rejects.toMatchObject({ status: 403 });
  await upload('summer-cup');
  const deletion = { params: { name: 'summer-cup' }, body: { reason: 'just so' } };
  await expect(auditor.call(desk.deletePicture, deletion)).rejects.toMatchObject({ status: 403 });
});

const parts = () => ({ db: office.site.db, clock: systemClock });
const ABOUT = { kind: 'page', key: 'about', scope: 'all' } as const;
async function save(picture: string | undefined, basedOn: number) {
  const text = {
    title: 'A',
    description: 'x'.repeat(60),
    lead: 'L',
    markdown: '',
    ...(picture && { picture }),
  };
  const body = { facts: {}, texts: { ua: text, ru: text, en: text, kk: text } };
  return saveDraft(parts(), { ...ABOUT, body, basedOn, by: 'Anna' });
}

test('a picture that a document shows, or will, stays, and it is told which; then it goes', async () => {
  await upload('summer-cup');
  const inUse = async (is: boolean) => {
    const query = { used: is ? 'yes' : 'no' } as const;
    expect(await names(query)).toEqual(['summer-cup']);
    if (is) await expect(remove('summer-cup')).rejects.toMatchObject({ key: 'picture_in_use' });
  };
  await save('summer-cup', 0);
  await inUse(true);
  await expect(remove('summer-cup')).rejects.toMatchObject({
    details: { uses: [{ ...ABOUT, version: 1 }] },
  });
  const { picture, uses } = await office.as.auditor.call(desk.readPicture, {
    params: { name: 'summer-cup' },
  });
  expect([picture.uses, uses]).toEqual([1, [{ ...ABOUT, version: 1 }]]);
  // In force, though the newest draft is without it.
  await publishDraft(parts(), { ...ABOUT, version: 1, by: 'Anna' });
  await save(undefined, 1);
  await inUse(true);
  // Comes again when that one ends.
  const until = new Date(Date.now() + 3_600_000);
  await publishDraft(parts(), { ...ABOUT, version: 2, by: 'Anna', until });
  await inUse(true);
  await save(undefined, 2);
  await publishDraft(parts(), { ...ABOUT, version: 3, by: 'Anna' });
  await inUse(false);
  await save('summer-cup', 3);
  await publishDraft(parts(), { ...ABOUT, version: 4, by: 'Anna', from: until });
  await save(undefined, 4);
  await inUse(true);
  await withdrawDocument(parts(), { ...ABOUT, by: 'Anna' });
  await inUse(false);
  expect(await remove('summer-cup')).toEqual({ done: true });
  expect(await names()).toEqual([]);
  await expect(remove('summer-cup')).rejects.toMatchObject({ key: 'not_found' });
  const log = await office.as.auditor.call(listAudit, { query: { act: 'delete.picture' } });
  expect(log.rows).toMatchObject([{ subjectId: 'summer-cup', reason: 'is over' }]);
});

test('a brand’s own picture is in use where the name without the brand stands', async () => {
  await upload('summer-cup.toro');
  await save('summer-cup', 0);
  expect(await names({ used: 'yes' })).toEqual(['summer-cup.toro']);
});
