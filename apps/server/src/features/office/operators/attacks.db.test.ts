import * as api from '@croupier/contract/office/operators';
import { createCall } from '@croupier/contract/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestOffice, type TestOffice } from './office.fixture.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  patternProperties?: Record<string, Schema>;
}
interface Described {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Every operation of the office, as its own description of itself has it. */
function operations(): { method: string; path: string; described: Described }[] {
  const { paths = {} } = office.site.app.office!.fastify.swagger() as unknown as {
    paths?: Record<string, Record<string, Described>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ method, path, described })),
  );
}

/** Where a schema takes fields that it does not name. */
function openPlaces(schema: Schema, place: string): string[] {
  const isOpen =
    schema.type === 'object' && !schema.patternProperties && schema.additionalProperties !== false;
  return [
    ...(isOpen ? [place] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
      openPlaces(each, `${place}.${name}`),
    ),
    ...(schema.items ? openPlaces(schema.items, `${place}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((each) => openPlaces(each, place)),
  ];
}

/** Fields that may hold any value: a browser's answer to a challenge, which the library checks, and the body of a document or a programme, or the words of a feature, which their kinds check. */
const CHECKED_ELSEWHERE =
  /\.credential$|\/(drafts|check)\.(facts|texts\.\w+)$|programmes\/.*\/(drafts|cost)\.body$/;

test('no operation takes a field that it does not name, at any depth', () => {
  const open = operations().flatMap(({ method, path, described }) =>
    Object.values(described.requestBody?.content ?? {}).flatMap(({ schema }) =>
      openPlaces(schema, `${method} ${path}`),
    ),
  );
  expect(open.filter((place) => !CHECKED_ELSEWHERE.test(place))).toEqual([]);
});

test('a word too many in an address is refused, by every call that takes some', async () => {
  const { cookie } = office.as.admin;
  for (const { method, path, described } of operations()) {
    if (method !== 'get' || !described.parameters?.some((each) => each.in === 'query')) continue;
    const asked = `${path.replaceAll(/\{\w+\}/g, '1')}?isAdmin=true`;
    const { status } = await office.request(asked, { headers: { cookie } });
    expect([path, status]).toEqual([path, 400]);
  }
});

/** What spreadsheets take for the beginning of a formula. */
const FORMULAS = ['=', '+', '-', '@', '\t=', '\r='].map((sign) => `${sign}HYPERLINK("https://evil.example")`);

test('no cell of any list’s file begins like a formula, whatever players and visitors wrote', async () => {
  const { owner } = office.site;
  for (const text of FORMULAS) {
    const { id } = await office.site.createPlayer({ balanceMinor: '100' });
    await owner.query('UPDATE player SET nickname = $2, email = $2 WHERE id = $1', [id, text]);
    await owner.query(
      `INSERT INTO support_request (id, player_id, sender, input_hash, topic, email, language, message, reference, created_at)
VALUES (gen_random_uuid(), $1, sha256('x'), sha256('x'), 'other', $2, 'en', $2, $2, now())`,
      [id, text],
    );
    await owner.query(
      `INSERT INTO letter (recipient, subject, body, created_at, next_attempt_at) VALUES ($1, $1, $1, now(), now())`,
      [text],
    );
    await owner.query('UPDATE operator SET name = $1 WHERE role = $2', [text, 'marketing']);
    await office.as.marketing.call(api.mySessions, {});
  }
  const files = operations().filter(({ path }) => path.endsWith('.csv'));
  expect(files.length).toBeGreaterThan(10);
  const { cookie } = office.as.admin;
  let hostile = 0;
  for (const { path } of files) {
    const [player] = await owner.query<{ id: bigint }>('SELECT max(id) AS id FROM player');
    const asked = path.replaceAll(/\{\w+\}/g, String(player!.id));
    const answer = await office.request(asked, { headers: { cookie } });
    if (answer.status !== 200) continue;
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    const file = await answer.text();
    if (file.includes('evil.example')) hostile++;
    // A cell begins a line or follows a comma, in quotes or without; a figure below zero is one.
    expect(file).not.toMatch(/(^|,|\n)"?(?!-\d)[=+\-@\t\r](?!\n)/);
  }
  expect(hostile).toBeGreaterThan(2);
});

test('a session that somebody else chose is never the one that signing in begins', async () => {
  const planted = 'a'.repeat(43);
  const { email, password, codeSecret } = office.as.risk;
  const cookies = new Map([
    ['croupier_office', planted],
    ['croupier_office_login', planted],
  ]);
  const browser = createCall(async (path, init) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...init.headers, origin: office.site.officeUrl, cookie };
    const answer = await office.request(path, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  });
  await browser(api.officeLogin, { body: { email, password } });
  const attempts = [...cookies.values()];
  const code = new TOTP({ secret: Secret.fromBase32(codeSecret) }).generate();
  await browser(api.loginWithCode, { body: { code } });
  expect(await keyOf(browser(api.officeMe, {}))).toBe('answered');
  const session = cookies.get('croupier_office');
  expect([planted, ...attempts]).not.toContain(session);
  // What was good for the second step is good for nothing now.
  for (const old of [planted, ...attempts]) {
    const headers = { cookie: `croupier_office=${old}` };
    expect((await office.request(api.officeMe.path, { headers })).status).toBe(401);
  }
});
