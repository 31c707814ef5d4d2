import { listPlayerRewards } from '@croupier/contract/office/player-desk';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { changeThing, give } from '../../rewards/rewards/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { about, actsOf } from './player-desk.fixture.ts';

let office: TestOffice;
let player: TestPlayer;
beforeAll(async () => {
  office = await startTestOffice();
  player = await office.site.createPlayer();
  const other = await office.site.createPlayer();
  const { row } = await given(player, { kind: 'thing', name: NAME, picture: '' }, 1);
  await office.site.db.transaction((tx) =>
    changeThing(tx, { playerId: player.id, rewardId: row.id, to: 'RETURNED', tracking: null, now: AT(4) }),
  );
  await given(player, { kind: 'money', amountMinor: 500n, currency: 'UAH' }, 2);
  await given(player, { kind: 'points', points: 40 }, 3);
  await given(other, { kind: 'points', points: 77 }, 2);
});
afterAll(() => office.site.close());

const NAME = { ua: 'Чашка', ru: 'Кружка', en: 'Mug', kk: 'Кесе' };
const AT = (day: number) => new Date(`2026-06-0${day}T09:00:00.000Z`);
const given = ({ id: playerId }: TestPlayer, reward: PlainReward, day: number) => {
  const name = { playerId, source: 'operator', code: 'by-hand', reference: String(day) } as const;
  return office.site.db.transaction((tx) => give(tx, { ...name, reward, now: AT(day) }));
};
const list = async (query: object = {}) => {
  const params = { id: String(player.id) };
  return (await office.as.support.call(listPlayerRewards, { params, query })).rows;
};

test('lists what a player was given, the newest first, and what came back', async () => {
  const nothing = {
    campaign: null,
    amountMinor: null,
    currency: null,
    count: null,
    of: null,
    takenBackAt: null,
  };
  const byHand = { ...nothing, id: expect.any(String), source: 'operator', code: 'by-hand' };
  expect(await list()).toEqual([
    { ...byHand, kind: 'points', count: 40, givenAt: AT(3).toISOString() },
    { ...byHand, kind: 'money', amountMinor: '500', currency: 'UAH', givenAt: AT(2).toISOString() },
    {
      ...{ ...byHand, kind: 'thing', of: 'Чашка · Mug', givenAt: AT(1).toISOString() },
      takenBackAt: AT(4).toISOString(),
    },
  ]);
});

test('narrows the list by kind, source, programme and days', async () => {
  const kinds = async (query: object) => (await list(query)).map(({ kind }) => kind);
  expect(await kinds({ kind: 'money' })).toEqual(['money']);
  expect(await kinds({ source: 'store' })).toEqual([]);
  expect(await kinds({ code: 'by-hand', from: '2026-06-02', to: '2026-06-02' })).toEqual(['money']);
  expect(await kinds({ sort: 'givenAt', limit: '1' })).toEqual(['thing']);
});

test('hands the list out as a file, which the log names, and to nobody who may not see players', async () => {
  const { auditor, marketing } = office.as;
  const file = await office.request(`/office/api/players/${player.id}/rewards.csv`, {
    headers: { cookie: auditor.cookie },
  });
  const lines = (await file.text()).trim().split('\n');
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toContain('Чашка · Mug');
  expect(await actsOf(office, player.id)).toContain('export.player');
  expect(await keyOf(marketing.call(listPlayerRewards, about(player.id)))).toBe('403 forbidden');
});
