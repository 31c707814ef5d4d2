import * as api from '@croupier/contract/office/programmes-desk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bonusesOf, PERCENT } from '../../rewards/bonuses/bonuses.fixture.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

let office: TestOffice;
let desk: ReturnType<typeof bonusesOf>;
beforeAll(async () => {
  // What is published is there with the next call.
  office = await startTestOffice({ MEMORY_MS: '0' });
  desk = bonusesOf(office.site);
  await desk.put('reload', PERCENT, { place: 20 });
  await desk.put('behind', PERCENT, { place: 30 });
  await desk.put('second', { ...PERCENT, trigger: { by: 'nth-deposit', nth: 2 } }, { place: 1 });
});
afterAll(() => office.site.close());

async function depositsOf(region: 'UA' | 'KZ') {
  const { id } = await office.site.createPlayer({ region });
  const params = { id: String(id) };
  const { offers } = await office.as.auditor.call(api.listPlayerOffers, { params });
  return Object.fromEntries(offers.map(({ code, deposit }) => [code, deposit]));
}

test('tells which bonus the next deposit brings, and why it does not bring the others', async () => {
  expect(await depositsOf('UA')).toMatchObject({
    second: { against: 'other-deposit', nth: 2, first: 'reload' },
    reload: { against: null, nth: null, first: 'reload' },
    behind: { against: 'comes-first', nth: null, first: 'reload' },
  });
});

test('tells no bonus as the first when the player may have none of them', async () => {
  expect((await depositsOf('KZ'))['reload']).toEqual({ against: null, nth: null, first: null });
});

async function overlapsOf(code: string) {
  const params = { kind: 'bonus', code };
  const { body } = await office.as.auditor.call(api.readProgramme, { params });
  return (await office.as.auditor.call(api.reckonProgramme, { params, body: { body } })).overlaps;
}

test('warns of bonuses that the same deposit could bring, and says which one comes first', async () => {
  expect(await overlapsOf('reload')).toEqual([
    { code: 'second', title: 'A thing', comesFirst: true },
    { code: 'behind', title: 'A thing', comesFirst: false },
  ]);
});

test('warns of no bonus when it has ended, and of none when the bonus comes without a deposit', async () => {
  await desk.put('ended', PERCENT, { place: 40 });
  const reason = 'it is not wanted';
  await office.as.marketing.call(api.endProgramme, {
    ...{ params: { kind: 'bonus', code: 'ended' }, body: { reason } },
  });
  await desk.put('on-shelf');
  expect((await overlapsOf('behind')).map(({ code }) => code)).toEqual(['second', 'reload']);
  expect(await overlapsOf('on-shelf')).toEqual([]);
});
