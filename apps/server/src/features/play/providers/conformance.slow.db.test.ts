import { CHECKS, runConformance } from 'croupier-wallet-conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProviderHouse, type ProviderHouse } from './providers.fixture.ts';

let house: ProviderHouse;
beforeAll(async () => {
  house = await startProviderHouse();
});
afterAll(() => house.close());

test('our wallet passes every check of the kit', async () => {
  const { checks } = await runConformance(house.wallet);
  expect(checks.filter(({ result }) => result !== 'pass')).toEqual([]);
  expect(checks).toHaveLength(CHECKS.length);
});
