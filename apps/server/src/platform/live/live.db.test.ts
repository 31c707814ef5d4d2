import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

test.each([
  ['api', 0],
  ['live,worker', 1],
])(
  'of what processes tell each other, one with the roles %s hears on %i connections',
  async (roles, count) => {
    const site = await startTestApp({ CROUPIER_ROLES: roles });
    const listening = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'croupier-live'`;
    expect(await site.owner.query(listening)).toHaveLength(count);
    await site.close();
  },
);
