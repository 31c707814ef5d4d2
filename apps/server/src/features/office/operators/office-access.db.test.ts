import { PERMISSIONS, permissionsOf, SHIPPED_ROLES } from '@croupier/domain/office/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOffice, type TestOffice } from './office.fixture.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());

interface Route {
  method: string;
  path: string;
  /** Undefined for what nobody has to sign in for. */
  permission: string | undefined;
}

/** Every operation of the office, as its own description of itself has it. */
function listRoutes(): Route[] {
  const { paths = {} } = office.site.app.office!.fastify.swagger() as unknown as {
    paths?: Record<string, Record<string, { description?: string }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { description = '' }]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, '1'),
      permission: /^Needs the permission (\S+)\.$/.exec(description)?.[1],
    })),
  );
}

/** The status of a call that says nothing: who is let in is told what is wrong with it. */
async function statusOf({ method, path }: Route, cookie?: string): Promise<number> {
  const headers = { origin: office.site.officeUrl, ...(cookie && { cookie }) };
  return (await office.request(path, { method, headers })).status;
}

/** What comes before a session, and ends one. */
const OPEN = /^\/office\/api\/(login|logout|invitations|inner\/test)(\/|$)/;

test('only what comes before a session is open, and all else names a permission of the table', () => {
  const routes = listRoutes();
  expect(routes.length).toBeGreaterThan(25);
  for (const { path, permission } of routes)
    expect([path, permission === undefined]).toEqual([path, OPEN.test(path)]);
  const named = new Set(routes.flatMap(({ permission }) => permission ?? []));
  expect([...named].sort()).toEqual([...PERMISSIONS].sort());
});

test('nobody, and a player with a session of their own, are let in nowhere', async () => {
  const player = await office.site.createPlayer();
  const disguised = player.cookie.replace('croupier_session', 'croupier_office');
  for (const route of listRoutes().filter(({ permission }) => permission))
    for (const cookie of [undefined, player.cookie, disguised])
      expect([route.path, await statusOf(route, cookie)]).toEqual([route.path, 401]);
});

test.each(SHIPPED_ROLES)('%s may do what the table says and is refused the rest', async (role) => {
  const granted: readonly string[] = permissionsOf(role);
  for (const route of listRoutes()) {
    if (route.permission === undefined) continue;
    const status = await statusOf(route, office.as[role].cookie);
    const found = [route.path, status === 403 ? 'refused' : status === 401 ? 'unknown' : 'let in'];
    expect(found).toEqual([route.path, granted.includes(route.permission) ? 'let in' : 'refused']);
  }
});

test('an operator is nobody to the players’ site, and the office is not on its port', async () => {
  const { cookie } = office.as.admin;
  const disguised = cookie.replace('croupier_office', 'croupier_session');
  for (const sent of [cookie, disguised]) {
    const headers = { cookie: sent };
    expect((await office.site.request('/api/users/profile', { headers })).status).toBe(401);
    for (const { path, method } of listRoutes()) {
      const answer = await office.site.request(path, {
        method,
        headers: { ...headers, origin: office.site.url },
      });
      expect([path, answer.status]).toEqual([path, 404]);
    }
  }
});

test('a write from another page is refused, whoever’s cookie it brings', async () => {
  for (const route of listRoutes().filter(
    ({ method, path }) => method !== 'GET' && !path.includes('/inner/test/'),
  )) {
    const headers = { origin: office.site.url, cookie: office.as.admin.cookie };
    const answer = await office.request(route.path, { method: route.method, headers });
    expect([route.path, answer.status]).toEqual([route.path, 403]);
  }
});
