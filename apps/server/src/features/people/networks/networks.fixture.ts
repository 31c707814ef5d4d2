import { callbackPath, startPath } from '@croupier/contract/people/networks';
import type { Network } from '@croupier/domain/people/networks';
import { randomUUID } from 'node:crypto';
import {
  formFor,
  networkSettings,
  startFacebookStandIn,
  startGoogleStandIn,
  type Person,
} from '../../../../../../tools/testing/network-stand-ins.ts';
import { createCookieJar } from '../../../platform/testing/cookie-jar.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';

/** As PUBLIC_URL of a test's server has it. */
export const SITE = 'http://localhost:1';

export type Networks = Awaited<ReturnType<typeof startNetworks>>;

/** A house with both networks, and both networks. */
export async function startNetworks() {
  const callback = (network: Network) => ({ callback: SITE + callbackPath(network) });
  const google = await startGoogleStandIn(callback('google'));
  const facebook = await startFacebookStandIn(callback('facebook'));
  const app = await startTestApp(networkSettings(google.origin, facebook.origin));
  const close = async () => {
    await app.close();
    await google.close();
    await facebook.close();
  };
  return { app, google, facebook, close };
}

/** Somebody of whom no test has heard. */
export const somebody = (about: Partial<Person> = {}): Person => ({
  subject: String(BigInt(`0x${randomUUID().slice(0, 8)}`)),
  email: `net${randomUUID().slice(0, 8)}@mail.example`,
  isProven: true,
  ...about,
});

/** A browser: cookies by host, from address to address. */
export function createBrowser(app: Pick<TestApp, 'url' | 'request'>, cookies: Record<string, string> = {}) {
  const jars = new Map<string, Map<string, string>>([[new URL(SITE).host, new Map(Object.entries(cookies))]]);
  const jarOf = (host: string): Map<string, string> => {
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  const headerFor = (host: string): string =>
    [...jarOf(host)].map(([name, value]) => `${name}=${value}`).join('; ');
  /** One request, with what the browser keeps of its host; what comes back is kept. */
  const ask = async (at: URL, init: RequestInit = {}): Promise<Response> => {
    const isSite = at.origin === SITE;
    const address = isSite ? `${app.url}${at.pathname}${at.search}` : at.href;
    const cookie = headerFor(at.host);
    const answer = await fetch(address, {
      ...init,
      headers: { ...init.headers, cookie },
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0|1970/i.test(line)) jarOf(at.host).delete(name);
      else jarOf(at.host).set(name, value);
    }
    return answer;
  };
  return {
    ask,
    cookies: jarOf(new URL(SITE).host),
    /** Calls of the site, with what the browser keeps; a cookie that such a call is given is not kept. */
    call: () => createCookieJar(app, { cookies: headerFor(new URL(SITE).host) }),
    forget: (host: string) => jars.delete(host),
  };
}

type Browser = ReturnType<typeof createBrowser>;

interface Way {
  readonly person: Person | 'no';
  /** What becomes of each address before it is asked for. */
  readonly change?: (at: URL) => URL | 'stop';
  readonly from?: string;
}

/**
 * Goes from address to address, and fills in the form of a network where there is one. @returns where on the site it ends: a page, or
 * the return address where it was stopped there
 */
export async function travel(
  browser: Browser,
  network: Network,
  { person, change = (at) => at, from = SITE + startPath(network) }: Way,
): Promise<URL> {
  let at = new URL(from);
  let init: RequestInit = {};
  for (let steps = 0; steps < 20; steps++) {
    if (at.origin === SITE && !at.pathname.startsWith('/api/')) return at;
    const changed = change(at);
    if (changed === 'stop') return at;
    at = changed;
    const answer = await browser.ask(at, init);
    init = {};
    const next = answer.headers.get('location');
    if (next !== null) at = new URL(next, at);
    else if (answer.status === 200 && at.origin !== SITE) init = { method: 'POST', body: formFor(person) };
    else throw new Error(`${at.href} answered ${answer.status}: ${await answer.text()}`);
  }
  throw new Error('The journey has no end');
}

export const isCallback = (at: URL): boolean => at.origin === SITE && at.pathname.endsWith('/callback');
