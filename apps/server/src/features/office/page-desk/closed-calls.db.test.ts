import { randomUUID } from 'node:crypto';
import { switchPage } from '@croupier/contract/office/page-desk';
import { getSharedRound, playRound, revokeShare, shareRound } from '@croupier/contract/play/rounds';
import { getPromotion, listPromotions } from '@croupier/contract/site/promotions';
import type { Call } from '@croupier/contract/kit';
import type { RegionId } from '@croupier/domain/site/regions';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { importShipped } from '../../site/content/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startTestOffice({ CLOSED_PAGES: 'EU:promotions' });
  await importShipped({ db: office.site.db, clock: systemClock });
});
afterAll(() => office.site.close());
afterEach(() => office.site.owner.query('DELETE FROM page_switch'));

const close = (page: 'promotions' | 'share', scope: 'all' | RegionId) =>
  office.as.marketing.call(switchPage, {
    params: { page },
    body: { scope, closed: { from: null, until: null }, expected: null, reason: 'not licensed there yet' },
  });

const offer = (call: Call, query: { region?: RegionId } = {}) =>
  keyOf(call(getPromotion, { params: { id: 'own-limits' }, query }));
const GONE = '404 not_found';

test('a call is answered when its page is open, and refused as its page is where the installation closes it', async () => {
  const { call } = office.site;
  expect([await offer(call), await offer(call, { region: 'KZ' })]).toEqual(['answered', 'answered']);
  expect(await offer(call, { region: 'EU' })).toBe(GONE);
});

test('a call is refused while an operator has closed its page, there and nowhere else', async () => {
  await close('promotions', 'KZ');
  const { call } = office.site;
  await expect.poll(() => offer(call, { region: 'KZ' })).toBe(GONE);
  expect(await offer(call, { region: 'UA' })).toBe('answered');
  // What names no region is of the region that the visitor's cookie names, else of the first.
  const asked = async (cookie: string) =>
    (await office.site.request('/api/promotions/v2/own-limits', { headers: { cookie } })).status;
  expect([await asked('region=KZ'), await asked('region=UA'), await asked('region=XX')]).toEqual([404, 200, 200]); // prettier-ignore
});

test('a player’s own region decides, whichever the call names', async () => {
  const [there, elsewhere] = [
    await office.site.createPlayer({ region: 'KZ' }),
    await office.site.createPlayer({ region: 'UA' }),
  ];
  await close('promotions', 'KZ');
  await expect.poll(() => offer(there.call)).toBe(GONE);
  expect(await offer(there.call, { region: 'UA' })).toBe(GONE);
  expect(await offer(elsewhere.call, { region: 'KZ' })).toBe('answered');
});

test('a call that the site’s own loaders make in process is refused, too', async () => {
  await close('promotions', 'KZ');
  const inProcess = async (region: RegionId) => {
    const url = `/api/promotions/v2/own-limits?region=${region}`;
    return (await office.site.app.fastify.inject({ url })).statusCode;
  };
  await expect.poll(() => inProcess('KZ')).toBe(404);
  expect(await inProcess('UA')).toBe(200);
});

test('nothing is done while the page is closed; what a player takes back, and lists that others need, go on', async () => {
  const player = await office.site.createPlayer({ region: 'UA', balanceMinor: '100000' });
  const bet = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '500', kind: 'real' } as const;
  const round = await player.call(playRound, { body: bet });
  const params = { id: round.id };
  const { ticket } = await player.call(shareRound, { params });
  const look = (region: RegionId) =>
    keyOf(office.site.call(getSharedRound, { params: { ticket }, query: { region } }));
  await close('share', 'UA');
  await close('promotions', 'UA');
  await expect.poll(() => look('UA')).toBe(GONE);
  expect([await look('KZ'), await keyOf(player.call(shareRound, { params }))]).toEqual(['answered', GONE]);
  expect(await player.call(listPromotions, { query: {} })).toEqual({ promotions: [] });
  await player.call(revokeShare, { params });
  expect(await look('KZ')).toBe(GONE);
});
