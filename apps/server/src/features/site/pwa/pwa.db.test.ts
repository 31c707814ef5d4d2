import { countEvents } from '@croupier/contract/site/analytics';
import { pwaInstalled, setFromPwa, setInstallPwa } from '@croupier/contract/site/pwa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';

interface Stored {
  installed_at: Date | null;
  opened_at: Date | null;
}
const STORED = 'SELECT installed_at, opened_at FROM app_install WHERE player_id = $1';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => app.close());

const metric = async (line: string) => {
  const text = await (await fetch(app.metricsUrl)).text();
  return text
    .split('\n')
    .find((one) => one.startsWith(`${line} `))
    ?.slice(line.length + 1);
};

test('the first installation stays, the last opening is kept, and an opened app is an installed one', async () => {
  const [installs, opens] = [await app.createPlayer(), await app.createPlayer()];
  const stored = async (id: bigint) => (await app.owner.query<Stored>(STORED, [id]))[0]!;
  await installs.call(setInstallPwa, {});
  const first = await stored(installs.id);
  await installs.call(setInstallPwa, {});
  expect(await stored(installs.id)).toEqual(first);
  expect(first).toMatchObject({ installed_at: expect.any(Date), opened_at: null });
  await opens.call(setFromPwa, { query: { fromPwa: 'true' } });
  const opened = await stored(opens.id);
  expect(opened.installed_at).toEqual(opened.opened_at);
  await expect(app.call(setInstallPwa, {})).rejects.toMatchObject({ status: 401 });
});

test('an installation and events are counted by their names alone; no other name is', async () => {
  await app.call(pwaInstalled, { body: { platform: 'ios' } });
  expect(await metric('croupier_pwa_installed_total{platform="ios"}')).toBe('1');
  const counts = [
    { name: 'visitPage' as const, times: 3 },
    { name: 'FULL_SCREEN' as const, times: 1 },
  ];
  await app.call(countEvents, { body: { counts } });
  expect(await metric('croupier_site_events_total{name="visitPage"}')).toBe('3');
  for (const body of [
    { counts: [{ name: 'somebodys_own', times: 1 }] },
    { counts: [{ name: 'visitPage', times: 1, player: '7' }] },
    { counts: [{ name: 'visitPage', times: 10_000 }] },
  ])
    await expect(app.call(countEvents, { body: body as never })).rejects.toMatchObject({ status: 400 });
  expect(await metric('croupier_site_events_total{name="visitPage"}')).toBe('3');
});

test('who counts too much has to wait', async () => {
  const counts = [{ name: 'visitPage' as const, times: 1 }];
  const tries = Array.from({ length: 100 }, () => app.call(countEvents, { body: { counts } }));
  const outcomes = await Promise.allSettled(tries);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ reason: { status: 429, key: 'too_many_requests' } });
});
