import { randomUUID } from 'node:crypto';
import { approve } from '@croupier/contract/office/approvals';
import * as api from '@croupier/contract/office/documents-desk';
import { judgeDocument, listSentDocuments, openDocument } from '@croupier/contract/office/documents-desk';
import { listPlayerTimeline } from '@croupier/contract/office/player-desk';
import { removeDocument, sendDocument } from '@croupier/contract/people/documents';
import { listNotices } from '@croupier/contract/people/notices';
import { me, profile, updateProfile } from '@croupier/contract/people/players';
import { REGIONS, type RegionId } from '@croupier/domain/site/regions';
import { SHIPPED_ROLES } from '@croupier/domain/office/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { decideDocument } from '../../people/documents/feature.ts';
import {
  bringPage,
  deciding,
  fillForm,
  jpeg,
  sendIn,
  submittedAtOf,
} from '../../people/documents/documents.fixture.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { actsOf, holding, logOf, untilRead } from '../player-desk/player-desk.fixture.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());

const reason = 'as the form says';
const DONE = { state: 'done', approval: null };
const submittedAt = (id: string) => submittedAtOf(office.site, id);
const judge = async (id: string, body: object, as = office.as.risk) =>
  as.call(judgeDocument, {
    params: { id },
    body: { key: randomUUID(), submittedAt: await submittedAt(id), reason, ...body } as never,
  });
let passports = 100_000;
/** As it stands on a passport that nobody else has. */
/** Somebody who has shown nothing yet. */
const unknown = (region: RegionId = 'UA') => office.site.createPlayer({ region, verified: 0 });
const passport = (number = `FE${passports++}`) =>
  ({ state: 'approved', expiresOn: null, country: 'UA', number }) as const;
const open = (id: string, as = office.as.risk) => as.call(openDocument, { params: { id } });

/** A passport that waits. @returns its id */
const named = async (player: TestPlayer) => {
  await fillForm(player);
  return player;
};
const sent = async (player: TestPlayer) => sendIn(await named(player));

test('who reviews sees a document beside the form; each look is in the log, and the player is told the end', async () => {
  const player = await unknown();
  const id = await sent(player);
  const { rows } = await office.as.risk.call(listSentDocuments, {
    query: { player: String(player.id) } as never,
  });
  expect(rows).toMatchObject([{ id, kind: 'passport', state: 'pending', by: null }]);
  expect(await open(id)).toMatchObject({ pages: [1], person: { verifyLevel: 0 }, others: [] });
  const pageAt = (sent: string) =>
    office.request(`/office/api/documents/${id}/pages/1?${new URLSearchParams({ submittedAt: sent })}`, {
      headers: { cookie: office.as.risk.cookie },
    });
  const page = await pageAt(await submittedAt(id));
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect((await pageAt('2026-01-01T00:00:00.000Z')).status).toBe(409);
  expect(await judge(id, { ...passport(), expiresOn: '2035-06-30' })).toEqual(DONE);
  expect(await keyOf(judge(id, { state: 'rejected', why: 'unreadable' }))).toBe('409 conflict');
  expect(await actsOf(office, player.id)).toEqual([...Array(3).fill('open.document'), 'decide.documents']);
  // Each page that is looked at is in the log, and would drown the player's story.
  const { rows: story } = await office.as.risk.call(listPlayerTimeline, {
    params: { id: String(player.id) },
    query: { kind: 'act' },
  });
  expect(story.map(({ what }) => what)).toEqual(['decide.documents']);
  expect((await player.call(profile, {})).verifyStatus).toBe('APPROVED');
  await untilRead(office);
  await expect
    .poll(async () => (await player.call(listNotices, { query: {} })).notices.map(({ kind }) => kind))
    .toContain('document-approved');
});

test('a document whose last day is over is not approved, and one that nobody sent is not there', async () => {
  const player = await unknown();
  const id = await sent(player);
  expect(await keyOf(judge(id, { ...passport(), expiresOn: '2020-01-01' }))).toBe('409 conflict');
  expect(await judge(id, { state: 'rejected', why: 'out-of-date' })).toEqual(DONE);
  expect(await open(id)).toMatchObject({ state: 'rejected', reason: 'out-of-date', expiresOn: null });
  expect(await keyOf(open(randomUUID()))).toBe('404 not_found');
  expect(await keyOf(judge(randomUUID(), { state: 'rejected', why: 'unreadable' }))).toBe('404 not_found');
});

test('only those of risk see documents and decide; who audits sees them', async () => {
  const id = await sent(await unknown());
  for (const role of SHIPPED_ROLES.filter((each) => !['risk', 'admin', 'auditor'].includes(each)))
    expect(await keyOf(open(id, office.as[role])), role).toBe('403 forbidden');
  expect(await open(id, office.as.auditor)).toMatchObject({ id });
  expect(await keyOf(judge(id, passport(), office.as.auditor))).toBe('403 forbidden');
});

test('country and number are asked for by what a document is: neither more nor less is taken', async () => {
  const player = await unknown();
  const id = await sent(player);
  for (const less of [{ country: null }, { number: null }, { number: 'none' }])
    expect(await keyOf(judge(id, { ...passport(), ...less }))).toBe('400 invalid_request');
  const bill = await sendIn(player, 'utility-bill');
  expect(await keyOf(judge(bill, passport()))).toBe('400 invalid_request');
  expect(await judge(bill, { ...passport(), country: 'PL', number: null })).toEqual(DONE);
  expect(await open(bill)).toMatchObject({ country: 'PL', person: { residence: 'PL' } });
  expect(await open(id)).toMatchObject({ country: null, person: { residence: 'PL' } });
});

test('where the region has it so a second person says yes, too; a no takes one', async () => {
  const player = await unknown('EU');
  const id = await sent(player);
  expect(await open(id)).toMatchObject({ fourEyes: true });
  const { state, approval } = await judge(id, passport('EU 7000001'));
  expect(state).toBe('waiting');
  expect((await player.call(profile, {})).verifyStatus).toBe('PENDING');
  const yes = (by = office.as.admin) => keyOf(by.call(approve, { params: { id: approval! }, body: {} }));
  expect(await yes(office.as.risk)).toBe('409 own_account');
  const answers = await holding(office, `document WHERE id = '${id}'`, async () => [yes(), yes()]);
  expect(answers.sort()).toEqual(['409 too_late', 'answered']);
  expect((await player.call(profile, {})).verifyStatus).toBe('APPROVED');
  const kept = await office.site.owner.query<{ row: string }>('SELECT a::text AS row FROM approval a');
  expect(kept.map(({ row }) => row).join()).not.toMatch(/7000001|Koval/);
  const other = await sent(await unknown('EU'));
  expect(await judge(other, { state: 'rejected', why: 'unreadable' })).toEqual(DONE);
});

test('who lives where it takes two is judged by two, whatever region they chose; so is a move to where rules are looser', async () => {
  const player = await named(await unknown('SL'));
  const bill = async (country: string) =>
    judge(await sendIn(player, 'utility-bill'), { ...passport(), country, number: null });
  expect(await bill('DE')).toEqual(DONE);
  const id = await sendIn(player);
  expect(await open(id)).toMatchObject({ fourEyes: true });
  expect(await judge(id, passport('EU 7000003'))).toMatchObject({ state: 'waiting' });
  const residence = async () => (await player.call(profile, {})).residence;
  expect(await bill('AT')).toEqual(DONE);
  const { state, approval } = await bill('SI');
  expect([state, await residence()]).toEqual(['waiting', 'EU']);
  await office.as.admin.call(approve, { params: { id: approval! }, body: {} });
  expect(await residence()).toBe('SL');
});

test('a yes that waits for a second person is closed where somebody else was approved by it meanwhile', async () => {
  const [one, other] = [await unknown('EU'), await unknown()];
  const { approval } = await judge(await sent(one), passport('EU 7000002'));
  expect(await judge(await sendIn(await named(other)), passport('EU 7000002'))).toEqual(DONE);
  expect(await keyOf(office.as.admin.call(approve, { params: { id: approval! }, body: {} }))).toBe(
    '409 document_known',
  );
});

test('two who decide at once, each by an act of their own: one has decided', async () => {
  const player = await unknown();
  const id = await sent(player);
  const by = (as: typeof office.as.risk, body: object) => keyOf(judge(id, body, as));
  const answers = await holding(office, `player WHERE id = ${player.id}`, async () => [
    by(office.as.risk, passport()),
    by(office.as.admin, { state: 'rejected', why: 'unreadable' }),
  ]);
  expect(answers.sort()).toEqual(['409 conflict', 'answered']);
});

test('who has a document in hand decides about it; it goes over with a reason, and comes back', async () => {
  const id = await sent(await unknown());
  const params = { id };
  const take = (as: typeof office.as.risk, over?: string) =>
    keyOf(as.call(api.takeDocument, { params, body: over ? { over } : {} }));
  const both = await Promise.all([take(office.as.admin), take(office.as.risk)]);
  expect(both.sort()).toEqual(['409 item_taken', 'answered']);
  const has =
    (await open(id)).claim!.operatorId === String(office.as.risk.id) ? office.as.risk : office.as.admin;
  const other = has === office.as.risk ? office.as.admin : office.as.risk;
  const say = (as: typeof office.as.risk) => keyOf(judge(id, passport(), as));
  expect(await say(other)).toBe('409 item_taken');
  expect(await keyOf(other.call(api.giveBackDocument, { params }))).toBe('409 item_taken');
  expect(await take(other, 'she has gone home')).toBe('answered');
  expect(await say(has)).toBe('409 item_taken');
  expect(await keyOf(other.call(api.giveBackDocument, { params }))).toBe('answered');
  expect(await say(has)).toBe('answered');
  expect(await take(has)).toBe('409 conflict');
});

test('the house puts a name right that its player cannot change any more; the log has no name', async () => {
  const player = await unknown();
  const id = await sent(player);
  await judge(id, passport());
  const change = (body: object) =>
    keyOf(office.as.risk.call(api.correctPerson, { params: { id }, body: { reason, ...body } as never }));
  expect(await keyOf(player.call(updateProfile, { body: { lastName: 'Kovalenko' } }))).toBe(
    '409 field_locked',
  );
  expect(await change({ lastName: 'Koval' })).toBe('409 conflict');
  expect(await change({ lastName: 'K0val' })).toBe('400 invalid_request');
  expect(await change({ birthday: '1990-02-31' })).toBe('400 invalid_request');
  expect(await change({ lastName: 'Kovalenko', birthday: '1991-03-04' })).toBe('answered');
  expect(await player.call(profile, {})).toMatchObject({ lastName: 'Kovalenko', birthday: '1991-03-04' });
  const last = (await logOf(office, player.id)).at(-1)!;
  expect(last).toMatchObject({ act: 'correct.person', reason });
  expect(JSON.stringify(last)).not.toMatch(/Koval|199/);
  await untilRead(office);
  await expect
    .poll(async () => (await player.call(listNotices, { query: {} })).notices.map(({ kind }) => kind))
    .toContain('details-corrected');
  // Who turns out to be too young is kept out.
  expect(await change({ birthday: '2012-01-01' })).toBe('answered');
  await untilRead(office);
  await expect.poll(() => keyOf(player.call(me, {}))).toBe('423 account_blocked');
  const body = { lastName: 'Kovalenko', reason };
  for (const role of ['support', 'auditor', 'finance'] as const)
    expect(await keyOf(office.as[role].call(api.correctPerson, { params: { id }, body }))).toBe(
      '403 forbidden',
    );
});

test('pages that were swapped under the same number are not what was judged: neither in hand nor waiting for a second person', async () => {
  const player = await unknown('EU');
  const id = await sent(player);
  const seen = await submittedAt(id);
  const anew = async (kind: 'passport' | 'selfie') => {
    await player.call(removeDocument, { params: { id } });
    await bringPage(player, { id, kind, body: await jpeg() });
    await player.call(sendDocument, { body: { id } });
  };
  const { approval } = await judge(id, passport());
  await anew('passport');
  const yes = () => keyOf(office.as.admin.call(approve, { params: { id: approval! }, body: {} }));
  expect(await yes()).toBe('409 conflict');
  const late = { submittedAt: seen, state: 'rejected', why: 'unreadable' };
  expect(await keyOf(judge(id, late))).toBe('409 conflict');
  // As what it was sent in counts by itself.
  await anew('selfie');
  await office.site.owner.query('UPDATE document SET submitted_at = $2 WHERE id = $1', [id, seen]);
  const decided = { kind: 'passport', submittedAt: seen } as const;
  const verdict = { state: 'rejected', reason: 'unreadable' } as const;
  const told = { verdict, seen: decided, by: 'Roman', at: new Date() };
  expect(await office.site.db.transaction((tx) => decideDocument(deciding, tx, id, told))).toBe(
    'not-waiting',
  );
  expect(await open(id)).toMatchObject({ state: 'pending', kind: 'selfie' });
});

test('a second person who has the document in hand says yes; one in a third hand waits for that', async () => {
  const asked = async () => {
    const id = await sent(await unknown('EU'));
    return { id, approval: (await judge(id, passport())).approval! };
  };
  const yes = ({ approval }: { approval: string }) =>
    keyOf(office.as.admin.call(approve, { params: { id: approval }, body: {} }));
  const [own, foreign] = [await asked(), await asked()];
  await office.as.admin.call(api.takeDocument, { params: { id: own.id }, body: {} });
  expect(await yes(own)).toBe('answered');
  await office.as.admin.call(api.takeDocument, { params: { id: foreign.id }, body: {} });
  await office.site.owner.query('UPDATE queue_claim SET operator_id = $2 WHERE item = $1', [
    foreign.id,
    office.as.support.id,
  ]);
  expect(await yes(foreign)).toBe('409 item_taken');
});

const correct = (id: string, body: object) =>
  keyOf(office.as.risk.call(api.correctPerson, { params: { id }, body: { reason, ...body } as never }));

test('nothing is put right of somebody who is gone, nor while a second person is asked about a document of theirs', async () => {
  const player = await unknown('EU');
  const id = await sent(player);
  const { approval } = await judge(id, passport());
  expect(await correct(id, { lastName: 'Kovalenko' })).toBe('409 conflict');
  await office.as.admin.call(approve, { params: { id: approval! }, body: {} });
  expect(await correct(id, { lastName: 'Kovalenko' })).toBe('answered');
  await office.site.owner.query(`UPDATE document SET kept_until = now() + interval '1 year' WHERE id = $1`, [
    id,
  ]);
  expect(await correct(id, { lastName: 'Kovalchuk' })).toBe('409 conflict');
});

test('who is put right to be too young where they have shown to live is kept out', async () => {
  expect([REGIONS.EU.minimumAge, REGIONS.UA.minimumAge]).toEqual([18, 21]);
  const player = await unknown('EU');
  const id = await sent(player);
  await office.site.owner.query(`UPDATE player SET residence = 'UA' WHERE id = $1`, [player.id]);
  const birthday = `${new Date().getUTCFullYear() - 20}-01-01`;
  expect(await correct(id, { birthday })).toBe('answered');
  await untilRead(office);
  await expect.poll(() => keyOf(player.call(me, {}))).toBe('423 account_blocked');
});
