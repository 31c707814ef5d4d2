import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { OutputOf } from '@croupier/contract/kit';
import { testHarmDay, testOperator } from '@croupier/contract/site/test-data';

/** The address of the office under test, set by the global setup. */
export const officeUrl = (): string => process.env['JOURNEY_OFFICE_URL'] ?? 'http://localhost:3100';

export interface DemoOperator {
  email: string;
  password: string;
  role: string;
  codeSecret: string;
}

/** The people of the demo house. */
export const demoOperators = (): DemoOperator[] => JSON.parse(process.env['JOURNEY_OPERATORS'] ?? '[]');

export type TestOperator = OutputOf<typeof testOperator>;

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(officeUrl() + path, { data, headers: { origin: officeUrl() } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** An operator made for this test alone. */
export const makeOperator = (request: APIRequestContext, role: string) =>
  post<TestOperator>(request, testOperator.path, { role });

/** Has the house judge what yesterday tells of a player. */
export const judgeYesterday = (request: APIRequestContext, playerId: string) =>
  post<OutputOf<typeof testHarmDay>>(request, testHarmDay.path, { playerId });

/** Makes an operator and signs this browser in as them. */
export async function enterAs(
  context: BrowserContext,
  request: APIRequestContext,
  role: string,
): Promise<TestOperator> {
  const operator = await makeOperator(request, role);
  const [name = '', value = ''] = operator.cookie.split('=');
  await context.addCookies([{ name, value, url: officeUrl(), httpOnly: true, sameSite: 'Strict' }]);
  return operator;
}
