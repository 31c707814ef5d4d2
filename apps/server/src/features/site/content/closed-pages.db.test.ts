import { pageData, pageMetaData } from '@croupier/contract/site/content';
import { getPromotion, listPromotions } from '@croupier/contract/site/promotions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOffsetClock } from '../../../platform/clock.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { importShipped } from './shipped/import-shipped.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ CLOSED_PAGES: 'royal-club,KZ:promotions' });
  await importShipped({ db: site.db, clock: createOffsetClock() });
});
afterAll(() => site.close());

const NOT_FOUND = { status: 404, key: 'not_found' };
const about = (path: string, region: 'UA' | 'KZ') => site.call(pageMetaData, { body: { path, region } });
const promotion = (region: 'UA' | 'KZ') =>
  site.call(getPromotion, { params: { id: 'own-limits' }, query: { region } });

test('what the operator closed says nothing, whoever asks for it', async () => {
  const club = site.call(pageData, { params: { id: 'royal-club' }, query: {} });
  await expect(club).rejects.toMatchObject(NOT_FOUND);
  for (const path of ['/royal-club', '/pages/royal-club'])
    await expect(about(path, 'UA'), path).rejects.toMatchObject(NOT_FOUND);
  expect(await site.call(pageData, { params: { id: 'store' }, query: {} })).toMatchObject({ id: 'store' });
});

test('and what is closed in a region says nothing to those who are there', async () => {
  await expect(promotion('KZ')).rejects.toMatchObject(NOT_FOUND);
  await expect(about('/promotions/own-limits', 'KZ')).rejects.toMatchObject(NOT_FOUND);
  expect((await site.call(listPromotions, { query: { region: 'KZ' } })).promotions).toEqual([]);
  expect(await promotion('UA')).toMatchObject({ id: 'own-limits' });
  expect((await site.call(listPromotions, { query: { region: 'UA' } })).promotions).toHaveLength(8);
  const player = await site.createPlayer({ region: 'KZ' });
  expect((await player.call(listPromotions, { query: { region: 'UA' } })).promotions).toEqual([]);
});
