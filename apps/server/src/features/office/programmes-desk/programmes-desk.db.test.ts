import { randomUUID } from 'node:crypto';
import { approve as approves } from '@croupier/contract/office/approvals';
import { listAudit } from '@croupier/contract/office/audit';
import * as api from '@croupier/contract/office/programmes-desk';
import { readStore } from '@croupier/contract/rewards/store';
import { PROGRAMME_STATES } from '@croupier/domain/rewards/programmes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());

type Role = 'marketing' | 'auditor' | 'admin' | 'support';
const reason = 'the store of the spring';
const TEXT = { title: 'Deck', lead: 'A deck of cards.', terms: ['By post.'] };
const POINTS = { price: 5, reward: { kind: 'points', points: 7 } };
const money = (minor: string) => ({ price: 5, reward: { kind: 'money', amount: { UAH: minor } } });
const bodyOf = (changed: object = {}) => ({
  ...{ place: 1, picture: '', caps: {}, terms: POINTS, texts: { ua: TEXT, ru: TEXT, en: TEXT, kk: TEXT } },
  schedule: { from: '2026-01-01T00:00', zone: 'region' },
  audience: { regions: ['UA'] },
  ...changed,
});
let codes = 0;
const newName = () => ({ kind: 'store-item', code: `deck-${codes++}` });
type Name = ReturnType<typeof newName>;

const save = (params: Name, body: object = bodyOf(), basedOn = 0, as: Role = 'marketing') =>
  office.as[as].call(api.saveProgrammeDraft, { params, body: { body: { ...body }, basedOn, reason } });
const publish = (params: Name, version = 1, more: { key?: string; as?: Role } = {}) =>
  office.as[more.as ?? 'marketing'].call(api.publishProgramme, {
    ...{ params, body: { key: more.key ?? randomUUID(), version, reason } },
  });
const approve = (id: string, as: Role = 'admin') =>
  office.as[as].call(approves, { params: { id }, body: { note: 'Looked at it' } } as never);
const read = (params: Name) => office.as.auditor.call(api.readProgramme, { params });
const list = async (query: object = {}) =>
  (await office.as.auditor.call(api.listProgrammes, { query: { limit: '100', ...query } } as never))
    .rows as api.ProgrammeRow[];
type StateAct = typeof api.pauseProgramme | typeof api.resumeProgramme | typeof api.endProgramme;
const act = (operation: StateAct, params: Name, as: Role = 'marketing') =>
  office.as[as].call(operation as typeof api.pauseProgramme, { params, body: { reason } });
const isSold = async (code: string) =>
  (await office.site.call(readStore, { query: { region: 'UA' } })).items.some((item) => item.code === code);
const logged = async (name: string) =>
  (await office.as.auditor.call(listAudit, { query: { act: name } })).rows[0];

test('a draft is kept, told what it lacks, and nobody is sold it', async () => {
  const name = newName();
  expect(await save(name, {})).toMatchObject({ version: 1 });
  expect((await save(name, bodyOf(), 1)).faults).toEqual([]);
  const view = await read(name);
  expect(view).toMatchObject({
    ...name,
    state: 'DRAFT',
    title: 'Deck',
    latestVersion: 2,
    version: null,
    faults: [],
  });
  expect(view.versions.map(({ version, publishedAt }) => [version, publishedAt])).toEqual([
    ...[
      [2, null],
      [1, null],
    ],
  ]);
  expect(await isSold(name.code)).toBe(false);
  expect(await logged('save.programmes')).toMatchObject({
    ...{ subjectKind: 'programme', subjectId: `store-item/${name.code}`, reason, after: { version: 2 } },
  });
});

test('who began from an older version is told, and so is who writes what no item has', async () => {
  const name = newName();
  await save(name);
  expect(await keyOf(save(name))).toBe('409 conflict');
  expect(await keyOf(save(name, { ...bodyOf(), admin: true }, 1))).toBe('400 invalid_request');
  expect(await keyOf(save({ kind: 'carpet', code: 'red' }))).toBe('404 not_found');
});

test('what gives no money is published alone, and sold at once', async () => {
  const name = newName();
  await save(name);
  const key = randomUUID();
  expect(await publish(name, 1, { key })).toEqual({ state: 'done', approval: null });
  expect(await publish(name, 1, { key })).toEqual({ state: 'done', approval: null });
  expect(await isSold(name.code)).toBe(true);
  expect(await keyOf(publish(name))).toBe('409 conflict');
  expect(await keyOf(publish(name, 7))).toBe('404 not_found');
  expect(await read(name)).toMatchObject({ state: 'RUNNING', version: 1, draft: false });
  expect(await logged('publish.programmes')).toMatchObject({ subjectId: `store-item/${name.code}`, reason });
});

test('a draft that is not whole is not published', async () => {
  const name = newName();
  await save(name, { ...bodyOf(), terms: { price: 5 } });
  expect(await keyOf(publish(name))).toBe('422 draft_not_whole');
});

test('a large budget waits for a second person, who is not the first', async () => {
  const name = newName();
  await save(name, bodyOf({ terms: money('100'), caps: { budget: { UAH: '6000000' } } }));
  const asked = await publish(name);
  expect(asked).toMatchObject({ state: 'waiting' });
  expect(await isSold(name.code)).toBe(false);
  expect(await keyOf(approve(asked.approval!, 'marketing'))).not.toBe('answered');
  await approve(asked.approval!);
  expect(await isSold(name.code)).toBe(true);
});

test('a small one does not', async () => {
  const name = newName();
  await save(name, bodyOf({ terms: money('100'), caps: { budget: { UAH: '4000000' } } }));
  expect(await publish(name)).toEqual({ state: 'done', approval: null });
});

test('it is paused, goes on, and ends, each once and each in the log', async () => {
  const name = newName();
  await save(name);
  await publish(name);
  await act(api.pauseProgramme, name);
  expect([await isSold(name.code), (await read(name)).state]).toEqual([false, 'PAUSED']);
  expect(await keyOf(act(api.pauseProgramme, name))).toBe('409 conflict');
  await act(api.resumeProgramme, name);
  expect(await isSold(name.code)).toBe(true);
  await act(api.endProgramme, name);
  expect([await isSold(name.code), (await read(name)).state]).toEqual([false, 'ENDED']);
  expect(await keyOf(act(api.endProgramme, name))).toBe('409 conflict');
  expect(await keyOf(act(api.endProgramme, { kind: 'store-item', code: 'nothing' }))).toBe('404 not_found');
  expect(await logged('end.programmes')).toMatchObject({ before: { state: 'RUNNING' }, reason });
});

test('it is taken back by two people only', async () => {
  const name = newName();
  await save(name);
  await publish(name);
  const asked = await office.as.marketing.call(api.withdrawProgramme, {
    ...{ params: name, body: { key: randomUUID(), reason } },
  });
  expect([asked.state, await isSold(name.code)]).toEqual(['waiting', true]);
  await approve(asked.approval!);
  expect([await isSold(name.code), (await read(name)).state]).toEqual([false, 'WITHDRAWN']);
});

test('the house stops giving, and gives again', async () => {
  const name = newName();
  await save(name);
  await publish(name);
  const house = (operation: typeof api.pauseGiving | typeof api.resumeGiving) =>
    keyOf(office.as.marketing.call(operation as typeof api.pauseGiving, { body: { reason } }));
  expect([await house(api.pauseGiving), await house(api.pauseGiving)]).toEqual(['answered', '409 conflict']);
  const giving = async () => (await office.as.auditor.call(api.readGiving, {})).paused;
  expect(await giving()).toMatchObject({ by: office.as.marketing.name });
  expect(await isSold(name.code)).toBe(false);
  expect([await house(api.resumeGiving), await house(api.resumeGiving)]).toEqual([
    'answered',
    '409 conflict',
  ]);
  expect(await isSold(name.code)).toBe(true);
});

test('a clone is a draft of another code', async () => {
  const [name, other] = [newName(), newName()];
  await save(name, bodyOf({ place: 9 }));
  const clone = (code: string) =>
    office.as.marketing.call(api.cloneProgramme, { params: name, body: { code, reason } });
  expect(await clone(other.code)).toEqual({ version: 1, faults: [] });
  expect((await read(other)).body).toMatchObject({ code: other.code, place: 9 });
  expect(await keyOf(clone(other.code))).toBe('409 conflict');
});

test('it is reckoned as it is written', async () => {
  const name = newName();
  await office.site.createPlayer({ region: 'UA' });
  const reckon = (body: object) =>
    office.as.auditor.call(api.reckonProgramme, { params: name, body: { body: { ...body } } } as never);
  expect(await reckon(bodyOf({ terms: money('250'), caps: { receivers: 1 } }))).toMatchObject({
    costs: [
      {
        ...{ currency: 'UAH', method: 'exact' },
        perPlayer: { expectedMinor: '250', worstMinor: '250' },
        all: { expectedMinor: '250', worstMinor: '250', players: 1 },
      },
    ],
  });
  expect(await keyOf(reckon({}))).toBe('422 draft_not_whole');
});

test('a player’s offers say what would be given, and why the others would not', async () => {
  const [mine, royal, over] = [newName(), newName(), newName()];
  for (const name of [mine, over]) await save(name, bodyOf({ caps: { perPlayer: 2 } }));
  await save(royal, bodyOf({ audience: { regions: ['UA'], royal: true } }));
  for (const name of [mine, royal, over]) await publish(name);
  await act(api.endProgramme, over);
  const { id } = await office.site.createPlayer({ region: 'UA' });
  const { offers } = await office.as.auditor.call(api.listPlayerOffers, { params: { id: String(id) } });
  const offerOf = ({ code }: Name) => offers.find((offer) => offer.code === code);
  expect(offerOf(mine)).toMatchObject({ rule: null, why: null, mineLeft: 2, version: 1 });
  expect(offerOf(royal)).toMatchObject({ rule: { rule: 'royal_needed' }, mineLeft: null });
  expect(offerOf(over)).toMatchObject({ why: 'ended' });
  const nobody = office.as.auditor.call(api.listPlayerOffers, { params: { id: '999999999' } });
  expect(await keyOf(nobody)).toBe('404 not_found');
});

test('a state is the same as a filter and as it is shown', async () => {
  const [planned, used] = [newName(), newName()];
  await save(planned, bodyOf({ schedule: { from: '2099-01-01T00:00', zone: 'region' } }));
  await publish(planned);
  await save(used, bodyOf({ caps: { receivers: 1 } }));
  await publish(used);
  await office.site.owner.query(
    `INSERT INTO programme_use (programme_id, what, used) SELECT id, 'receivers', 1 FROM programme WHERE code = $1`,
    [used.code],
  );
  const all = await list();
  expect(all.find(({ code }) => code === planned.code)?.state).toBe('PUBLISHED');
  expect(all.find(({ code }) => code === used.code)?.state).toBe('ENDED');
  for (const state of PROGRAMME_STATES)
    expect(await list({ state })).toEqual(all.filter((row) => row.state === state));
  expect((await list({ text: 'DECK-0' })).map(({ code }) => code)).toContain('deck-0');
  expect(await list({ region: 'KZ' })).toEqual([]);
});

test('a segment is made of whom a filter takes in, or a file names, and made anew as a whole', async () => {
  const [inEurope, elsewhere] = [
    await office.site.createPlayer({ region: 'SL', verified: 1 }),
    await office.site.createPlayer({ region: 'RC', verified: 0 }),
  ];
  const { call } = office.as.marketing;
  const make = (filter: object) =>
    call(api.makeSegment, {
      body: { code: 'quiet', filter: { regions: ['SL', 'RC'], ...filter }, reason },
    } as never);
  expect(await make({})).toEqual({ players: 2 });
  expect(await make({ verified: 1 })).toEqual({ players: 1 });
  expect(await make({ registered: { afterDays: 1 } })).toEqual({ players: 0 });
  expect(await make({ registered: { beforeDays: 1 }, deposits: { most: 0 } })).toEqual({ players: 2 });
  expect(await make({ deposits: { least: 1 } })).toEqual({ players: 0 });
  const nobodies = [999_999_999n, 9_999_999_999_999_999_999n];
  const players = [inEurope.id, elsewhere.id, inEurope.id, ...nobodies].map(String);
  expect(await call(api.fileSegment, { params: { code: 'named' }, body: { players, reason } })).toEqual({
    players: 2,
  });
  const { segments } = await office.as.auditor.call(api.listSegments, {});
  expect(segments).toMatchObject([
    { code: 'named', players: 2, filter: null, madeBy: office.as.marketing.name },
    { code: 'quiet', players: 0, filter: { regions: ['SL', 'RC'], deposits: { least: 1 } } },
  ]);
  expect(await logged('make.segments')).toMatchObject({
    subjectId: 'named',
    after: { players: 2, named: 5 },
  });
  expect(await keyOf(office.as.support.call(api.listSegments, {}))).toBe('403 forbidden');
});

test('who may only read changes nothing, and others do not see it', async () => {
  const name = newName();
  expect(await keyOf(save(name, bodyOf(), 0, 'auditor'))).toBe('403 forbidden');
  await save(name);
  expect(await keyOf(publish(name, 1, { as: 'auditor' }))).toBe('403 forbidden');
  expect(await keyOf(act(api.pauseProgramme, name, 'auditor'))).toBe('403 forbidden');
  expect(await keyOf(office.as.support.call(api.listProgrammes, { query: {} }))).toBe('403 forbidden');
});
