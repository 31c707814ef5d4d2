import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestOffice, type TestOffice } from './office.fixture.ts';

/** Who is at the provider's keyboard. */
interface Person {
  email: string;
  email_verified: boolean;
}

let person: Person;
let server: Server;
let office: TestOffice;
const OFFICE_URL = 'http://office.example';

beforeAll(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'croupier-office',
        client_secret: 'a secret between two',
        redirect_uris: [`${OFFICE_URL}/office/api/sso/callback`],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/at-the-keyboard' },
    findAccount: async () => ({
      accountId: person.email,
      claims: async () => ({ sub: person.email, ...person }),
    }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/at-the-keyboard')) return void answer(request, response);
    // Signs in and agrees to whatever is asked.
    void (async () => {
      const { prompt, params, grantId } = await provider.interactionDetails(request, response);
      if (prompt.name === 'login')
        return provider.interactionFinished(request, response, { login: { accountId: person.email } });
      const grant = grantId
        ? await provider.Grant.find(grantId)
        : new provider.Grant({ accountId: person.email, clientId: String(params['client_id']) });
      grant!.addOIDCScope('openid email');
      return provider.interactionFinished(request, response, { consent: { grantId: await grant!.save() } });
    })();
  });
  office = await startTestOffice({
    OFFICE_URL,
    SSO_ISSUER: issuer,
    SSO_CLIENT: 'croupier-office',
    SSO_SECRET: 'a secret between two',
    SSO_NAME: 'House accounts',
  });
});
beforeEach(() => void (person = { email: office.as.support.email, email_verified: true }));
afterAll(async () => {
  await office.site.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A browser on its way: cookies by host, from address to address. @returns where it ends in the office, with the office's cookies */
async function travel(change: (callback: URL) => URL = (callback) => callback) {
  const jar = new Map<string, Map<string, string>>();
  let at = new URL('/office/api/sso/start', OFFICE_URL);
  for (let steps = 0; steps < 12; steps++) {
    const own = jar.get(at.host) ?? new Map<string, string>();
    jar.set(at.host, own);
    const isOffice = at.origin === OFFICE_URL;
    if (isOffice && !at.pathname.startsWith('/office/api/sso/'))
      return { path: `${at.pathname}${at.search}`, cookies: own };
    if (at.pathname.endsWith('/callback')) at = change(at);
    const asked = isOffice ? `${office.site.officeUrl}${at.pathname}${at.search}` : at.href;
    const cookie = [...own].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(asked, { headers: { cookie }, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0|1970/i.test(line)) own.delete(name);
      else own.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`${at.href} answered ${answer.status}: ${await answer.text()}`);
    at = new URL(next, at);
  }
  throw new Error('The journey has no end');
}

const askWays = async (cookies: Map<string, string>) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await office.request('/office/api/login', { headers: { cookie } });
  return (await answer.json()) as { singleSignOn: string; pending: string[] | null };
};
const FAILED = '/sign-in?sso=failed';

test('the provider says who it is, the second step is still asked for', async () => {
  const { path, cookies } = await travel();
  expect(path).toBe('/sign-in');
  expect([...cookies.keys()]).toEqual(['croupier_office_login']);
  expect(await askWays(cookies)).toEqual({ singleSignOn: 'House accounts', pending: ['code'] });
});

test.each([
  ['somebody who does not work here', { email: 'stranger@house.example', email_verified: true }],
  ['an address that nobody has proven', { email: 'support@office.croupier.example', email_verified: false }],
])('%s is let no further', async (_who, who) => {
  person = who;
  const { path, cookies } = await travel();
  expect(path).toBe(FAILED);
  expect((await askWays(cookies)).pending).toBeNull();
});

test('an answer to another journey, or to none, begins nothing', async () => {
  const other = await travel((callback) => {
    callback.searchParams.set('state', 'another');
    return callback;
  });
  expect(other.path).toBe(FAILED);
  const bare = await office.request('/office/api/sso/callback?code=1&state=2', { redirect: 'manual' });
  expect(bare.headers.get('location')).toBe(FAILED);
  const forged = await office.request('/office/api/sso/callback?code=1&state=2', {
    redirect: 'manual',
    headers: { cookie: `croupier_office_sso=${Buffer.from('forged').toString('base64url')}` },
  });
  expect(forged.headers.get('location')).toBe(FAILED);
});

test('who is closed comes no further than a stranger', async () => {
  await office.site.owner.query(`UPDATE operator SET state = 'closed' WHERE id = $1`, [office.as.support.id]);
  expect((await travel()).path).toBe(FAILED);
});
