import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { correctPerson, judgeDocument } from '@croupier/contract/office/documents-desk';
import * as approvals from '@croupier/contract/office/approvals';
import {
  judgeWatchHit,
  listWatchHits,
  openWatchHit,
  takeBackWatchHit,
} from '@croupier/contract/office/watch-desk';
import {
  blockPlayer,
  closeAccount,
  listPlayerTimeline,
  reopenAccount,
  unblockPlayer,
} from '@croupier/contract/office/player-desk';
import { listNotices } from '@croupier/contract/people/notices';
import { exportAccount } from '@croupier/contract/people/deletion';
import { me, profile, updateProfile } from '@croupier/contract/people/players';
import { SHIPPED_ROLES } from '@croupier/domain/office/permissions';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { sendIn, submittedAtOf } from '../../people/documents/documents.fixture.ts';
import { blockAccounts } from '../../people/blocks/feature.ts';
import { createFileWatchList } from '../../people/watch-lists/file-watch-list.ts';
import { askGone, untilErased } from '../../people/deletion/deletion.fixture.ts';
import { screenDaily } from '../../people/watch-lists/screen-daily.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { holding, logOf, untilRead } from '../player-desk/player-desk.fixture.ts';

let office: TestOffice;
let folder: string;
const KEY = '5'.repeat(64);
const reason = 'held against the list';
const ENTRY = { id: '1', kind: 'sanctions', names: ['HNATENKO Volodymyr'], note: 'since 2022' };
const put = async (...entries: object[]) => {
  await writeFile(join(folder, 'new'), entries.map((entry) => JSON.stringify(entry)).join('\n'));
  await rename(join(folder, 'new'), join(folder, 'planted.jsonl'));
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watch-lists-'));
  await put(ENTRY);
  office = await startTestOffice({ WATCH_LISTS: folder, SESSION_SECRET: KEY });
});
afterAll(async () => {
  await office.site.close();
  await rm(folder, { recursive: true });
});

const called = async (firstName: string, lastName: string): Promise<TestPlayer> => {
  const player = await office.site.createPlayer({ verified: 0 });
  await player.call(updateProfile, { body: { firstName, lastName } });
  return player;
};
const hitsOf = async (player: TestPlayer) => {
  await untilRead(office);
  const query = { player: String(player.id) };
  return (await office.as.risk.call(listWatchHits, { query })).rows;
};
const judge = (id: string, verdict: 'hit' | 'not-this-person', as = office.as.risk) =>
  keyOf(as.call(judgeWatchHit, { params: { id }, body: { verdict, reason } }));
let day = 0;
/** The daily run of another day. */
const nextDay = () => {
  day += 1;
  const clock = { now: () => new Date(Date.now() + day * 86_400_000) };
  const failed: object[] = [];
  const parts = {
    ...{ db: office.site.db, clock, error: (_: string, about: object) => void failed.push(about) },
    ...{ list: createFileWatchList(folder), key: Buffer.from(KEY, 'hex') },
  };
  return screenDaily(parts).then(() => expect(failed).toEqual([]));
};

test('whoever calls themselves like somebody on a list is asked about, once, in any spelling; others are not', async () => {
  const [like, other] = [await called('Владимир', 'Гнатенко'), await called('Олена', 'Гнатенко')];
  const [hit, ...more] = await hitsOf(like);
  expect(more).toEqual([]);
  expect(hit).toMatchObject({ list: 'planted', kind: 'sanctions', name: 'HNATENKO Volodymyr', state: 'new' });
  expect(await hitsOf(other)).toEqual([]);
  expect(await office.as.risk.call(openWatchHit, { params: { id: hit!.id } })).toMatchObject({
    entry: { names: ENTRY.names, note: 'since 2022' },
    person: { firstName: 'Владимир', lastName: 'Гнатенко' },
  });
});

test('it is this person: the account is closed with the answer, and its player hears nothing of why', async () => {
  const player = await called('Володимир', 'Гнатенко');
  const [hit] = await hitsOf(player);
  const answers = await holding(office, `player WHERE id = ${player.id}`, async () => [
    judge(hit!.id, 'hit'),
    judge(hit!.id, 'not-this-person', office.as.admin),
  ]);
  expect(answers.sort()).toEqual(['409 conflict', 'answered']);
  const [{ state } = { state: '' }] = await hitsOf(player);
  expect(await keyOf(player.call(me, {}))).toBe(state === 'hit' ? '423 account_blocked' : 'answered');
  const log = await office.site.owner.query<{ act: string }>(
    `SELECT act FROM audit_entry WHERE subject_kind = 'watch-hit' AND subject_id = $1 ORDER BY position`,
    [hit!.id],
  );
  expect(log).toEqual([{ act: 'judge.watch-hit' }]);
  expect(JSON.stringify(await logOf(office, player.id))).not.toContain('watch');
});

test('a hit closes for good whom a block for a time kept out', async () => {
  const player = await called('Volodimir', 'Hnatenko');
  const [hit] = await hitsOf(player);
  await office.as.risk.call(blockPlayer, {
    params: { id: String(player.id) },
    body: { reason: 'a week to think', days: 7 },
  });
  expect(await judge(hit!.id, 'hit')).toBe('answered');
  const block = 'SELECT until FROM player_block WHERE player_id = $1';
  expect(await office.site.owner.query(block, [player.id])).toEqual([{ until: null }]);
});

/** Asks for it as one and says yes as another. */
const takeBack = async (id: string) => {
  const body = { key: randomUUID(), reason };
  const { approval } = await office.as.risk.call(takeBackWatchHit, { params: { id }, body });
  const yes = (as = office.as.admin) =>
    keyOf(as.call(approvals.approve, { params: { id: approval! }, body: {} }));
  expect(await yes(office.as.risk)).toBe('409 own_account');
  return yes();
};
const unblock = ({ id }: TestPlayer, as = office.as.admin) =>
  keyOf(as.call(unblockPlayer, { params: { id: String(id) }, body: { reason } }));
const isIn = (player: TestPlayer) => keyOf(player.call(me, {}));

test('what a hit has closed no unblocking opens, only two who take the hit back; and that once', async () => {
  const player = await called('Володимир', 'Гнатенко');
  const [hit] = await hitsOf(player);
  const nothing = { params: { id: hit!.id }, body: { key: randomUUID(), reason } };
  expect(await keyOf(office.as.risk.call(takeBackWatchHit, nothing))).toBe('409 conflict');
  expect(await keyOf(office.as.finance.call(takeBackWatchHit, nothing))).toBe('403 forbidden');
  await judge(hit!.id, 'hit');
  expect([await unblock(player), await unblock(player, office.as.risk)]).toEqual(
    Array(2).fill('409 under_review'),
  );
  const command = blockAccounts(office.site.db, () => new Date());
  expect(await command.unblock(player.id)).toMatch(/watch list/);
  expect(await isIn(player)).toBe('423 account_blocked');
  expect(await takeBack(hit!.id)).toBe('answered');
  expect(await isIn(player)).toBe('answered');
  expect(await hitsOf(player)).toMatchObject([{ state: 'not-this-person', by: office.as.risk.name }]);
  expect(await keyOf(office.as.risk.call(takeBackWatchHit, nothing))).toBe('409 conflict');
});

test('a block without an end beside a hit, before it or after, opens with neither alone', async () => {
  const byHand = { reason: 'documents were forged' };
  for (const isBefore of [true, false]) {
    const player = await called('Володимир', 'Гнатенко');
    const params = { id: String(player.id) };
    const [hit] = await hitsOf(player);
    if (isBefore) await office.as.risk.call(blockPlayer, { params, body: byHand });
    await judge(hit!.id, 'hit');
    if (!isBefore) await office.as.risk.call(blockPlayer, { params, body: byHand });
    expect(await unblock(player)).toBe('409 under_review');
    expect(await takeBack(hit!.id)).toBe('answered');
    expect(await isIn(player)).toBe('423 account_blocked');
    expect(await unblock(player)).toBe('answered');
    expect(await isIn(player)).toBe('answered');
  }
});

test('closing an account that a hit holds is no way around it', async () => {
  const player = await called('Володимир', 'Гнатенко');
  const params = { id: String(player.id) };
  const [hit] = await hitsOf(player);
  await judge(hit!.id, 'hit');
  await office.as.risk.call(closeAccount, { params, body: { reason } });
  const reopen = () =>
    keyOf(office.as.risk.call(reopenAccount, { params, body: { key: randomUUID(), reason } }));
  expect(await reopen()).toBe('409 under_review');
  expect(await takeBack(hit!.id)).toBe('answered');
  expect(await reopen()).toBe('answered');
});

test('of two hits the last that is taken back opens the account', async () => {
  const player = await called('Volodymyr', 'Hnatenko');
  await put(ENTRY, { ...ENTRY, id: '1b', kind: 'pep' });
  await nextDay();
  const hits = await hitsOf(player);
  expect(hits).toHaveLength(2);
  for (const { id } of hits) await judge(id, 'hit');
  await takeBack(hits[0]!.id);
  expect(await isIn(player)).toBe('423 account_blocked');
  await takeBack(hits[1]!.id);
  expect(await isIn(player)).toBe('answered');
  await put(ENTRY);
});

test('who never played has a seat by the time a hit closes their account', async () => {
  const player = await called('Volodymyr', 'Hnatenko');
  const seats = () => office.site.owner.query('SELECT FROM player_seat WHERE player_id = $1', [player.id]);
  const [hit] = await hitsOf(player);
  expect(await seats()).toHaveLength(0);
  expect(await judge(hit!.id, 'hit')).toBe('answered');
  expect(await seats()).toHaveLength(1);
});

test('no player is tipped off: neither by notices and their own file, nor by what support reads of them', async () => {
  const player = await called('Volodymyr', 'Hnatenko');
  const [hit] = await hitsOf(player);
  const seen = async () =>
    JSON.stringify([await player.call(profile, {}), await player.call(listNotices, { query: {} })]);
  expect(await seen()).not.toMatch(/watch|sanction|planted/i);
  const file = await office.site.request(exportAccount.path, { headers: { cookie: player.cookie } });
  expect(await file.text()).not.toMatch(/watch|sanction|planted/i);
  expect(await judge(hit!.id, 'hit')).toBe('answered');
  const params = { id: String(player.id) };
  const story = await office.as.support.call(listPlayerTimeline, { params, query: {} } as never);
  expect(JSON.stringify(story)).not.toMatch(/watch|sanction|planted/i);
});

test('what was answered is not asked again, unless the entry or the person is another one', async () => {
  const entry = { id: '2', kind: 'pep', names: ['Tsymbal Dmytro'] };
  await put(ENTRY, entry);
  const player = await called('Дмитро', 'Цимбал');
  const states = async () => (await hitsOf(player)).map(({ state }) => state);
  await judge((await hitsOf(player))[0]!.id, 'not-this-person');
  await player.call(updateProfile, { body: { firstName: 'Дмитро' } });
  expect(await states()).toEqual(['not-this-person']);
  await put(ENTRY, entry, { id: '3', kind: 'pep', names: ['Somebody Else'] });
  await nextDay();
  expect(await states()).toEqual(['not-this-person']);
  await put(ENTRY, { ...entry, born: ['1990'] });
  await nextDay();
  expect(await states()).toEqual(['new']);
  await judge((await hitsOf(player))[0]!.id, 'not-this-person');
  await player.call(updateProfile, { body: { secondName: 'Іванович' } });
  expect(await states()).toEqual(['new']);
  // Whom nobody is asked about any more.
  await put(ENTRY);
  await nextDay();
  expect(await states()).toEqual([]);
});

test('every day those are looked up who were not in the lists as they are now, and nobody twice in the same', async () => {
  const player = await called('Leopold', 'Sternbach');
  expect(await hitsOf(player)).toEqual([]);
  await put(ENTRY, { id: '4', kind: 'sanctions', names: ['Штернбах Леопольд'] });
  await nextDay();
  expect((await hitsOf(player)).map(({ list }) => list)).toEqual(['planted']);
  const looks = 'SELECT xmin::text FROM watch_screening WHERE player_id = $1';
  const before = await office.site.owner.query(looks, [player.id]);
  await nextDay();
  expect(await office.site.owner.query(looks, [player.id])).toEqual(before);
});

test('a name that the house corrects, and an approved document, are looked up too', async () => {
  const player = await called('Ihor', 'Marchenko');
  const id = await sendIn(player);
  const body = {
    key: randomUUID(),
    submittedAt: await submittedAtOf(office.site, id),
    reason,
    state: 'approved',
    expiresOn: null,
    country: 'UA',
    number: 'WL 100001',
  } as const;
  await office.as.risk.call(judgeDocument, { params: { id }, body });
  await put(ENTRY, { id: '5', kind: 'pep', names: ['Martynenko, Ihor'] });
  expect(await hitsOf(player)).toEqual([]);
  const corrected = { lastName: 'Martynenko', reason };
  await office.as.risk.call(correctPerson, { params: { id }, body: corrected });
  expect((await hitsOf(player)).map(({ name }) => name)).toEqual(['Martynenko, Ihor']);
});

test('only those of risk see and answer; who audits sees', async () => {
  const [hit] = await hitsOf(await called('Volodymyr', 'Hnatenko'));
  const params = { id: hit!.id };
  for (const role of SHIPPED_ROLES.filter((each) => !['risk', 'admin', 'auditor'].includes(each))) {
    expect(await keyOf(office.as[role].call(openWatchHit, { params })), role).toBe('403 forbidden');
    expect(await keyOf(office.as[role].call(listWatchHits, { query: {} })), role).toBe('403 forbidden');
  }
  expect(await keyOf(office.as.auditor.call(openWatchHit, { params }))).toBe('answered');
  expect(await judge(hit!.id, 'hit', office.as.auditor)).toBe('403 forbidden');
  expect(await judge(randomUUID(), 'hit')).toBe('404 not_found');
});

test('a list that cannot be read says in which line, and nobody passes for looked up', async () => {
  await put(ENTRY, { id: '6', kind: 'unheard-of', names: ['A B'] });
  await expect(createFileWatchList(folder).version()).rejects.toThrow('planted.jsonl: line 2');
  await put(ENTRY);
  expect(await createFileWatchList(folder).version()).toMatch(/^[0-9a-f]{64}$/);
});

test('who is asked about does not erase the question: the account waits with its name, and others do not wait for it', async () => {
  const [asked, other] = [await called('Volodymyr', 'Hnatenko'), await called('Olena', 'Bondar')];
  const [hit] = await hitsOf(asked);
  await askGone(asked);
  await askGone(other);
  await office.site.owner.query(
    `UPDATE account_deletion SET asked_at = asked_at - interval '9 days', erase_at = erase_at - interval '9 days' WHERE player_id = $1`,
    [asked.id],
  );
  // It is due before the other one, so that whoever erased that has tried it.
  await untilErased(office, other.id);
  expect(await hitsOf(asked)).toMatchObject([{ id: hit!.id, state: 'new' }]);
  expect(await office.as.risk.call(openWatchHit, { params: { id: hit!.id } })).toMatchObject({
    person: { firstName: 'Volodymyr', lastName: 'Hnatenko' },
  });
});
