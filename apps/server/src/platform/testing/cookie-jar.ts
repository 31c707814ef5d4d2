import { type Call, createCall } from '@croupier/contract/kit';
import { proving } from './prove-work.ts';
import type { TestApp } from './test-app.ts';

/** A browser that keeps the cookies it is given, as sessions that change their id ask for. */
export interface CookieJar {
  readonly call: Call;
  /** As the next call sends it. */
  cookie(): string;
}

/** @param cookies what it has from before, as a Cookie header */
export function createCookieJar(
  { url, request }: Pick<TestApp, 'url' | 'request'>,
  { cookies = '', headers = {} }: { cookies?: string; headers?: Record<string, string> } = {},
): CookieJar {
  const kept = new Map<string, string>();
  const keep = (pair: string): void => {
    const [name = '', value = ''] = pair.trim().split('=');
    if (value === '') kept.delete(name);
    else kept.set(name, value);
  };
  cookies.split(';').forEach(keep);
  const cookie = (): string => [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const sent = cookie();
    const answer = await request(path, {
      ...init,
      headers: { ...init.headers, ...headers, origin: url, ...(sent && { cookie: sent }) },
    });
    for (const header of answer.headers.getSetCookie()) keep(header.split(';')[0]!);
    return answer;
  };
  return { call: createCall(proving(send)), cookie };
}
