import { expect, test } from 'vitest';
import { REGION_TIME_ZONES } from './time-zones.ts';

test.each(Object.entries(REGION_TIME_ZONES))('the clocks of %s are known', (_region, timeZone) => {
  expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBeTruthy();
});
