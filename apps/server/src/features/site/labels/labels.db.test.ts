import { saveLabels } from '@croupier/contract/site/labels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const came = (player: TestPlayer, source: string, isRegistration: boolean) =>
  player.call(saveLabels, {
    body: { queryParams: { utm_source: source }, isRegistration, conversionDate: '2026-11-22T10:00:00.000Z' },
  });

test('of a registration the first link stays, of coming back the last', async () => {
  const player = await app.createPlayer();
  for (const source of ['first', 'second'])
    for (const isRegistration of [true, false]) await came(player, source, isRegistration);
  const rows = await app.owner.query<{ source: string }>(
    `SELECT labels ->> 'utm_source' AS source FROM player_label WHERE player_id = $1 ORDER BY is_registration`,
    [player.id],
  );
  expect(rows.map(({ source }) => source)).toEqual(['second', 'first']);
});

test('no other key, and no date that there is not', async () => {
  const player = await app.createPlayer();
  const body = {
    queryParams: { gclid: 'x' },
    isRegistration: false,
    conversionDate: '2026-11-22T10:00:00.000Z',
  };
  await expect(player.call(saveLabels, { body: body as never })).rejects.toMatchObject({ status: 400 });
  for (const day of ['2026-13-42', '0000-01-01']) {
    const never = { queryParams: {}, isRegistration: false, conversionDate: `${day}T10:00:00.000Z` };
    await expect(player.call(saveLabels, { body: never })).rejects.toMatchObject({ key: 'invalid_request' });
  }
});

test('a label is text: what is none in the database is refused, and half a sign is one that is not known', async () => {
  const player = await app.createPlayer();
  await expect(came(player, 'news\u0000', false)).rejects.toMatchObject({ key: 'invalid_request' });
  await came(player, 'news \ud83d', false);
  const [row] = await app.owner.query<{ source: string }>(
    `SELECT labels ->> 'utm_source' AS source FROM player_label WHERE player_id = $1`,
    [player.id],
  );
  expect(row!.source).toBe('news \ufffd');
});

test('an account of the day before is not registered by a link, and no link was followed tomorrow', async () => {
  const player = await app.createPlayer();
  await app.owner.query(`UPDATE player SET created_at = now() - interval '25 hours' WHERE id = $1`, [
    player.id,
  ]);
  const body = {
    queryParams: { utm_source: 'late' },
    isRegistration: true,
    conversionDate: '2999-01-01T00:00:00.000Z',
  };
  await player.call(saveLabels, { body });
  const rows = await app.owner.query(
    'SELECT is_registration, converted_at <= now() AS past FROM player_label WHERE player_id = $1',
    [player.id],
  );
  expect(rows).toEqual([{ is_registration: false, past: true }]);
});
