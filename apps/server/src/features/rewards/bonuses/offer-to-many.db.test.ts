import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { createProgrammes, replaceSegment } from '../programmes/feature.ts';
import type { BonusParts } from './bonus-parts.ts';
import { bonusesOf } from './bonuses.fixture.ts';
import { offerBirthdays, offerSegments, offerTimed } from './offer-to-many.ts';

let site: TestApp;
let desk: ReturnType<typeof bonusesOf>;
beforeAll(async () => {
  site = await startTestApp({ MEMORY_MS: '0' });
  desk = bonusesOf(site);
});
afterAll(() => site.close());

/** What the job does at an instant. */
async function offerAt(instant: string, offer = offerBirthdays): Promise<void> {
  const clock = { now: () => new Date(instant) };
  const platform = { db: site.db, clock, error: () => undefined, config: { memoryMs: 0 } };
  const { reader } = createProgrammes(platform, { kinds: [], isGiven: async () => false });
  const unused = {} as Pick<BonusParts, 'fairness' | 'purses'>;
  await offer({ db: site.db, clock, brand: 'rino', programmes: reader, ...unused });
}

async function born(day: string, region: 'UA' | 'EU' = 'UA') {
  const player = await site.createPlayer({ region });
  await site.owner.query('SELECT correct_birthday($1, $2)', [player.id, day]);
  const had = async () =>
    (
      await site.owner.query<{ reference: string }>(
        'SELECT reference FROM bonus WHERE player_id = $1 ORDER BY 1',
        [player.id],
      )
    ).map(({ reference }) => reference);
  return { had };
}

test('a birthday brings its bonus once a year, on the day that it is where its player plays', async () => {
  await desk.put('cake', { trigger: { by: 'birthday' } });
  const [mine, leap, other] = [await born('1980-03-01'), await born('1984-02-29'), await born('1980-03-02')];
  // In Kyiv it is 1 March already.
  await offerAt('2027-02-28T22:30:00Z');
  await offerAt('2027-03-01T20:00:00Z');
  expect([await mine.had(), await leap.had(), await other.had()]).toEqual([
    ['birthday 2027'],
    ['birthday 2027'],
    [],
  ]);
  await offerAt('2028-02-29T12:00:00Z');
  await offerAt('2028-03-01T12:00:00Z');
  expect([await mine.had(), await leap.had()]).toEqual([
    ['birthday 2027', 'birthday 2028'],
    ['birthday 2027', 'birthday 2028'],
  ]);
});

test('a segment is offered its bonus once a run, and nobody else is', async () => {
  await desk.put(
    'for-quiet',
    { trigger: { by: 'segment' } },
    { audience: { regions: ['UA'], in: ['quiet'] } },
  );
  const [inside, outside] = [await site.createPlayer(), await site.createPlayer()];
  const made = { code: 'quiet', filter: null, madeAt: new Date(), madeBy: 'olena' };
  await site.db.transaction((tx) => replaceSegment(tx, made, [inside.id]));
  for (let time = 0; time < 2; time++) await offerAt(new Date().toISOString(), offerSegments);
  expect((await desk.all(inside)).map(({ code }) => code)).toEqual(['for-quiet']);
  expect(await desk.all(outside)).toEqual([]);
});

test('offers a bonus of a certain time when each run begins where its player plays, once each', async () => {
  const schedule = {
    from: '2027-06-04T18:00',
    zone: 'region',
    repeats: 'week',
    hours: { fromMinute: 1_080, toMinute: 1_200 },
  } as const;
  await desk.put('friday', { trigger: { by: 'time' } }, { schedule, audience: { regions: ['UA', 'EU'] } });
  const [kyiv, berlin] = [await site.createPlayer(), await site.createPlayer({ region: 'EU' })];
  const had = async () => {
    const text = `SELECT player_id AS "playerId", reference FROM bonus WHERE player_id = ANY ($1) AND code = 'friday' ORDER BY 1, 2`;
    const rows = await site.owner.query<{ playerId: bigint; reference: string }>(text, [
      [kyiv.id, berlin.id],
    ]);
    return rows.map(({ playerId, reference }) => `${playerId === kyiv.id ? 'kyiv' : 'berlin'} ${reference}`);
  };
  const passed = new Set<string>();
  const at = (instant: string) => offerAt(instant, (parts) => offerTimed(parts, passed));
  await at('2027-06-04T14:59:00Z');
  expect(await had()).toEqual([]);
  // 18:00 in Kyiv, an hour before it is that in Berlin.
  await at('2027-06-04T15:00:00Z');
  expect(await had()).toEqual(['kyiv run 0']);
  await at('2027-06-04T16:00:00Z');
  await offerAt('2027-06-04T16:30:00Z', (parts) => offerTimed(parts, new Set()));
  expect(await had()).toEqual(['kyiv run 0', 'berlin run 0']);
  // Its hours are over; a week later it is another one.
  const late = await site.createPlayer();
  await at('2027-06-05T15:00:00Z');
  await at('2027-06-11T15:00:00Z');
  expect(await had()).toEqual(['kyiv run 0', 'kyiv run 1', 'berlin run 0']);
  expect(
    await site.owner.query('SELECT reference FROM bonus WHERE player_id = $1 AND code = $2', [
      late.id,
      'friday',
    ]),
  ).toEqual([{ reference: 'run 1' }]);
});
