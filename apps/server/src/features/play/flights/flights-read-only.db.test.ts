import { getFlight, getFlights } from '@croupier/contract/play/flights';
import type { Operation } from '@croupier/contract/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { APP_ROLE, createDatabase, type Database } from '../../../platform/database.ts';
import type { Handler, Http } from '../../../platform/http/http.ts';
import { GAME } from './flight-house.fixture.ts';
import { createFlightsFixture } from './flights.fixture.ts';
import { flightsRoutes } from './flights-routes.ts';

let on: Awaited<ReturnType<typeof createFlightsFixture>>;
/** A database that refuses whatever would change it. */
let readOnly: Database;
beforeAll(async () => {
  on = await createFlightsFixture();
  const sessionSettings = { default_transaction_read_only: 'on' };
  readOnly = createDatabase({ url: on.url, role: APP_ROLE, maxConnections: 2, sessionSettings });
});
afterAll(async () => {
  await readOnly.close();
  expect(await on.close()).toEqual([]);
});

it('looking at flights writes nothing, whatever their state', async () => {
  const handlers = new Map<Operation, Handler<never>>();
  const http = {
    handle: (operation: Operation, handler: Handler<never>) => handlers.set(operation, handler),
  };
  flightsRoutes(http as unknown as Http, {
    ...on.house,
    db: readOnly,
    settleDb: readOnly,
    leave: async () => ({ refused: 'not_found' }),
  });
  const look = (operation: Operation, params: object) =>
    handlers.get(operation)!({ input: { params } } as never) as Promise<unknown>;
  await expect(
    readOnly.query('INSERT INTO leave_desk VALUES (gen_random_uuid(), now(), now())'),
  ).rejects.toThrow(/read-only/);
  expect(await look(getFlights, { game: GAME })).toMatchObject({ current: null, chains: [] });
  await on.openFlight((crashCenti) => crashCenti >= 150);
  expect(await look(getFlights, { game: GAME })).toMatchObject({ current: { endedAt: null } });
  await on.flyTo(120);
  const { takesOffAt } = await on.latest();
  on.skip(600_000); // long over by the clock
  expect(await look(getFlights, { game: GAME })).toMatchObject({
    current: { endedAt: null, crashCenti: null },
  });
  expect(await look(getFlight, { game: GAME, number: '1' })).toMatchObject({ flight: { number: 1 } });
  expect((await on.latest()).takesOffAt).toEqual(takesOffAt);
  await on.settle();
});
