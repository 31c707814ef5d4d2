import { randomUUID } from 'node:crypto';
import { localTimeOf } from '@croupier/domain/rewards/programmes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { claim } from './claims.ts';
import { changeProgramme, pauseAll, resumeAll } from './change-state.ts';
import { chestOf, openDesk, type Desk } from './programmes.fixture.ts';
import { createReadProgrammes } from './read-programmes.ts';
import { findRun } from './runs-store.ts';
import { cloneProgramme } from './save-draft.ts';
import { RECEIVERS } from './scarce.ts';

const MINUTE_MS = 60_000;
let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.database.drop());

/** The codes in force in Ukraine, after so long. */
async function codesAt(offsetMs = 0, region: 'UA' | 'EU' = 'UA'): Promise<string[]> {
  const now = new Date(desk.clock.now().getTime() + offsetMs);
  const found = await desk.reader.inForce('chest', { region, brand: 'rino', now });
  return found.map(({ programme, version }) => `${programme.code} ${version}`);
}
const act = (code: string, what: 'pause' | 'resume' | 'end' | 'withdraw') =>
  changeProgramme(desk.parts, { kind: 'chest', code, act: what, by: 'olena' });
const overOf = async (code: string) =>
  (await desk.reader.find('chest', code, { now: desk.clock.now() }))?.over;
/** A time by the clocks of Kyiv. */
const local = (offsetMs: number) =>
  localTimeOf(new Date(desk.clock.now().getTime() + offsetMs), 'Europe/Kyiv');

test('a draft gives nothing, and is told what it lacks', async () => {
  expect(await desk.save(chestOf('oak'))).toEqual({ status: 'saved', version: 1, faults: [] });
  expect(await codesAt()).toEqual([]);
  const { texts, ...wordless } = chestOf('elm');
  expect(await desk.save(wordless as never)).toEqual({
    ...{ status: 'saved', version: 1, faults: ['texts: missing'] },
  });
  expect(texts).toBeDefined();
  expect(await desk.save({ ...chestOf('ash'), admin: true } as never)).toEqual({
    ...{ status: 'faulty', faults: ['admin: unknown'] },
  });
  expect(await desk.save({ ...chestOf('ash'), picture: '\0' })).toMatchObject({ status: 'faulty' });
});

test('what is published runs at once where its time has passed, by place, then code', async () => {
  await desk.publish(chestOf('oak', { place: 2 }));
  await desk.publish(chestOf('elm', { place: 2 }));
  await desk.publish(chestOf('ash'));
  await desk.publish(chestOf('yew', { audience: { regions: ['EU'] } }));
  await desk.publish(chestOf('fir', { audience: { regions: ['UA'], brands: ['toro'] } }));
  expect(await codesAt()).toEqual(['ash 1', 'elm 1', 'oak 1']);
  expect(await codesAt(0, 'EU')).toEqual(['ash 1', 'yew 1', 'elm 1', 'oak 1'].sort(byPlaceOfTest));
});
const byPlaceOfTest = (one: string, other: string) =>
  Number(/^(elm|oak)/.test(one)) - Number(/^(elm|oak)/.test(other)) || (one < other ? -1 : 1);

test('what is faulty is not published, and a draft is published once', async () => {
  expect(await desk.publish(chestOf('cursed'))).toEqual({ status: 'faulty', faults: ['code: choice'] });
  const money = { kind: 'money', amount: { UAH: '100' } };
  expect(await desk.publish(chestOf('oak', { terms: { loot: [{ weight: 1, reward: money }] } }))).toEqual({
    ...{ status: 'faulty', faults: ['terms/loot/0/reward/amount: currency EUR'] },
  });
  const both = { kind: 'money', amount: { UAH: '100', EUR: '5' } };
  const dear = { terms: { loot: [{ weight: 1, reward: both }] }, caps: { budget: { UAH: '99', EUR: '5' } } };
  expect(await desk.publish(chestOf('elm', dear))).toMatchObject({ faults: ['caps/budget/UAH: budget'] });
  const over = { schedule: { from: '2020-01-01T00:00', until: '2020-02-01T00:00', zone: 'region' } };
  expect(await desk.publish(chestOf('ash', over))).toEqual({ status: 'no-time' });
});

test('a chain that would lead back is not published', async () => {
  const { terms } = chestOf('any');
  await desk.publish(chestOf('silver', { terms: { ...terms, next: 'gold' } }));
  expect(await desk.publish(chestOf('gold', { terms: { ...terms, next: 'silver' } }))).toEqual({
    ...{ status: 'faulty', faults: ['terms/next: circle'] },
  });
});

test('a version that is to come is in force at its time and not before, and the older one until then', async () => {
  await desk.publish(chestOf('oak'));
  const later = { schedule: { from: local(10 * MINUTE_MS), zone: 'region' } };
  const published = await desk.publish(chestOf('oak', { ...later, place: 7 }), 1);
  expect(published.status).toBe('published');
  expect(await codesAt(8 * MINUTE_MS)).toEqual(['oak 1']);
  expect(await codesAt(11 * MINUTE_MS)).toEqual(['oak 2']);
});

test('a time that is seconds away is put off until every process has heard of it', async () => {
  const soon = desk.clock.now().getTime() + 60_000;
  desk.clock.setOffset(Math.floor(soon / 60_000) * 60_000 - 1_000 - Date.now());
  const published = await desk.publish(
    chestOf('oak', { schedule: { from: localTimeOf(new Date(soon), 'Europe/Kyiv'), zone: 'Europe/Kyiv' } }),
  );
  if (published.status !== 'published') throw new Error(published.status);
  expect(published.from.getTime() - desk.clock.now().getTime()).toBeGreaterThan(3_000);
  expect(published.from.getTime() - desk.clock.now().getTime()).toBeLessThanOrEqual(5_000);
});

test('a version never changes, whatever comes after it', async () => {
  await desk.publish(chestOf('oak', { place: 3 }));
  await desk.publish(chestOf('oak', { place: 4 }), 1);
  const id = await desk.idOf('oak');
  expect((await desk.reader.versionOf(id, 1))?.programme.place).toBe(3);
  expect((await desk.reader.versionOf(id, 2))?.programme.place).toBe(4);
  expect(await desk.reader.versionOf(id, 3)).toBeUndefined();
  const { db } = desk.database;
  await expect(db.query(`UPDATE programme_version SET body = '{}'`)).rejects.toThrow('permission denied');
  await expect(db.query('DELETE FROM programme_version')).rejects.toThrow('permission denied');
});

test('of two who began from one version the second is told', async () => {
  await desk.save(chestOf('oak'));
  const holder = await desk.database.owner.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM programme FOR NO KEY UPDATE');
  const saving = [desk.save(chestOf('oak', { place: 5 }), 1), desk.save(chestOf('oak', { place: 6 }), 1)];
  await untilWaitingForLocks(desk.database.owner, 2);
  await holder.query('COMMIT');
  holder.release();
  const saved = await Promise.all(saving);
  expect(saved.map(({ status }) => status).sort()).toEqual(['overtaken', 'saved']);
  expect(saved.find(({ status }) => status === 'overtaken')).toEqual({ status: 'overtaken', version: 2 });
});

test('a pause holds it back and says so; who resumes twice is told', async () => {
  await desk.publish(chestOf('oak'));
  expect(await act('oak', 'pause')).toMatchObject({ status: 'changed' });
  expect([await codesAt(), await overOf('oak')]).toEqual([[], 'paused']);
  expect(await act('oak', 'pause')).toEqual({ status: 'conflict', state: 'PAUSED' });
  // A newer version does not let it go on.
  await desk.publish(chestOf('oak'), 1);
  expect(await codesAt()).toEqual([]);
  expect(await act('oak', 'resume')).toMatchObject({ status: 'changed' });
  expect(await codesAt()).toEqual(['oak 2']);
  expect(await act('oak', 'resume')).toEqual({ status: 'conflict', state: 'RUNNING' });
});

test('a pause of the house holds everything back', async () => {
  await desk.publish(chestOf('oak'));
  expect([await pauseAll(desk.parts, 'olena'), await pauseAll(desk.parts, 'petro')]).toEqual([true, false]);
  expect([await codesAt(), await overOf('oak')]).toEqual([[], 'paused']);
  expect([await resumeAll(desk.parts), await resumeAll(desk.parts)]).toEqual([true, false]);
  expect(await codesAt()).toEqual(['oak 1']);
});

test('an end is for good, also of what was to come; a newer version begins anew', async () => {
  await desk.publish(chestOf('oak'));
  await desk.publish(chestOf('oak', { schedule: { from: local(10 * MINUTE_MS), zone: 'region' } }), 1);
  expect(await act('oak', 'end')).toMatchObject({ status: 'changed' });
  expect(await overOf('oak')).toBe('ended');
  expect(await codesAt(20 * MINUTE_MS)).toEqual([]);
  expect(await act('oak', 'end')).toEqual({ status: 'conflict', state: 'ENDED' });
  await desk.publish(chestOf('oak'), 2);
  expect(await codesAt()).toEqual(['oak 3']);
});

test('what is taken back says so', async () => {
  await desk.publish(chestOf('oak'));
  expect(await act('oak', 'withdraw')).toMatchObject({ status: 'changed' });
  expect([await codesAt(), await overOf('oak')]).toEqual([[], 'withdrawn']);
  expect(await act('oak', 'withdraw')).toMatchObject({ status: 'conflict' });
  expect(await act('elm', 'withdraw')).toEqual({ status: 'not-found' });
});

test('what has its time ends by itself, and its runs follow each other', async () => {
  await desk.publish(
    chestOf('oak', { schedule: { from: local(-MINUTE_MS), until: local(5 * MINUTE_MS), zone: 'region' } }),
  );
  expect(await codesAt()).toEqual(['oak 1']);
  expect(await codesAt(6 * MINUTE_MS)).toEqual([]);
});

test('it is over for all once everybody has had it that may', async () => {
  await desk.publish(chestOf('oak', { caps: { receivers: 1 } }));
  const programmeId = await desk.idOf('oak');
  const wish = { programmeId, what: RECEIVERS, key: randomUUID(), playerId: 7n, cap: 1n };
  expect(await claim(desk.database.db, wish, desk.clock.now())).toBe('claimed');
  expect([await codesAt(), await overOf('oak')]).toEqual([[], 'full']);
  expect(await desk.reader.used(programmeId, RECEIVERS)).toBe(1n);
});

test('a run is made once, by whoever asks first', async () => {
  await desk.publish(
    chestOf('oak', { schedule: { from: '2026-01-01T00:00', zone: 'Europe/Kyiv', repeats: 'day' } }),
  );
  const now = desk.clock.now();
  const [found] = await desk.reader.inForce('chest', { region: 'UA', brand: 'rino', now });
  const { number } = found!.run;
  const runs = await Promise.all(Array.from({ length: 5 }, () => findRun(desk.database.db, found!, number)));
  expect(new Set(runs.map(({ id }) => id)).size).toBe(1);
  expect(runs[0]).toMatchObject({ number, version: 1, state: 'OPEN' });
  expect(runs[0]!.from <= now && now < runs[0]!.until!).toBe(true);
  expect((await findRun(desk.database.db, found!, number + 1)).id).not.toBe(runs[0]!.id);
});

test('another process sees what is published within two seconds, and asks no sooner', async () => {
  const { db } = desk.database;
  const other = createReadProgrammes({ db, clock: desk.clock, memoryMs: 60_000 });
  const seen = async () =>
    (await other.inForce('chest', { region: 'UA', brand: 'rino', now: desk.clock.now() })).length;
  expect(await seen()).toBe(0);
  await desk.publish(chestOf('oak'));
  expect(await seen()).toBe(0);
  await expect.poll(seen, { timeout: 2_500, interval: 50 }).toBe(1);
});

test('a clone is a draft of its own', async () => {
  await desk.publish(chestOf('oak', { place: 9 }));
  const clone = (code: string) =>
    cloneProgramme(desk.parts, { from: { kind: 'chest', code: 'oak' }, code, by: 'olena' });
  expect(await clone('elm')).toEqual({ status: 'saved', version: 1, faults: [] });
  expect(await clone('elm')).toEqual({ status: 'taken' });
  expect((await desk.reader.versionOf(await desk.idOf('elm'), 1))?.programme).toMatchObject({
    ...{ code: 'elm', place: 9 },
  });
});
