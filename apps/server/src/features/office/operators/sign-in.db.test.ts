import * as api from '@croupier/contract/office/operators';
import { createCall, type ApiError, type Call } from '@croupier/contract/kit';
import { testClock } from '@croupier/contract/site/test-data';
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestOffice, type TestOffice } from './office.fixture.ts';

let office: TestOffice;
let offsetMs = 0;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());

/** A browser: keeps the cookies it is given. */
function newBrowser(): Call & { cookies: Map<string, string> } {
  const cookies = new Map<string, string>();
  const call = createCall(async (path, init) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...init.headers, origin: office.site.officeUrl, ...(cookie && { cookie }) };
    const answer = await office.request(path, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      expect(line).toMatch(value === '' ? /Max-Age=0/ : /HttpOnly.*SameSite=Strict/);
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  });
  return Object.assign(call, { cookies });
}

const codeOf = (codeSecret: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(codeSecret) }).generate({
    timestamp: Date.now() + offsetMs + stepsAhead * 30_000,
  });

/** Codes of the step that is over are refused as used: each sign-in of a test is a step later. */
async function passTime(ms: number): Promise<void> {
  offsetMs += ms;
  await office.site.call(testClock, { body: { offsetMs } });
}

async function signIn(role: 'support' | 'admin' | 'risk'): Promise<ReturnType<typeof newBrowser>> {
  await passTime(60_000);
  const browser = newBrowser();
  const { email, password, codeSecret } = office.as[role];
  await browser(api.officeLogin, { body: { email, password } });
  await browser(api.loginWithCode, { body: { code: codeOf(codeSecret) } });
  return browser;
}

test('two steps: the first lets nobody in, the second does, each code once', async () => {
  await passTime(60_000);
  const { email, password, codeSecret, id } = office.as.support;
  const browser = newBrowser();
  expect(await browser(api.officeLogin, { body: { email: email.toUpperCase(), password } })).toEqual({
    factors: ['code'],
  });
  expect(await keyOf(browser(api.officeMe, {}))).toBe('401 unauthorised');
  const login = browser.cookies.get('croupier_office_login')!;
  const stolen = newBrowser();
  stolen.cookies.set('croupier_office', login);
  expect(await keyOf(stolen(api.officeMe, {}))).toBe('401 unauthorised');
  const code = codeOf(codeSecret);
  expect((await browser(api.loginWithCode, { body: { code } })).id).toBe(String(id));
  expect((await browser(api.officeMe, {})).role).toBe('support');
  // The attempt is over, and so is the code.
  const again = newBrowser();
  again.cookies.set('croupier_office_login', login);
  expect(await keyOf(again(api.loginWithCode, { body: { code } }))).toBe('410 link_over');
  const other = newBrowser();
  await other(api.officeLogin, { body: { email, password } });
  expect(await keyOf(other(api.loginWithCode, { body: { code } }))).toBe('401 wrong_code');
  await other(api.loginWithCode, { body: { code: codeOf(codeSecret, 1) } });
});

test('one code that comes twice at the same time lets one in', async () => {
  await passTime(60_000);
  const { email, password, codeSecret } = office.as.risk;
  const browsers = [newBrowser(), newBrowser()];
  for (const browser of browsers) await browser(api.officeLogin, { body: { email, password } });
  const code = codeOf(codeSecret);
  const answers = await Promise.all(
    browsers.map((each) => keyOf(each(api.loginWithCode, { body: { code } }))),
  );
  expect(answers.sort()).toEqual(['401 wrong_code', 'answered']);
});

test('whoever is unknown, not here yet or closed is answered like a wrong password', async () => {
  await office.as.admin.call(api.inviteOperator, {
    body: {
      ...{ key: randomUUID(), email: 'not.here@office.example', name: 'Not Here' },
      ...{ role: 'support', reason: 'to be refused' },
    },
  });
  const attempts = [
    { email: office.as.support.email, password: 'not the password' },
    { email: 'nobody@office.example', password: 'at-the-office-support' },
    { email: 'not.here@office.example', password: '' + 'x' },
  ];
  for (const body of attempts)
    expect(await keyOf(newBrowser()(api.officeLogin, { body }))).toBe('401 wrong_credentials');
});

test('passwords and codes are guessed ten times an hour and no more', async () => {
  const { email, password, codeSecret } = office.as.games;
  const browser = newBrowser();
  await browser(api.officeLogin, { body: { email, password } });
  const wrong = codeOf(codeSecret) === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 10; guess++)
    expect(await keyOf(browser(api.loginWithCode, { body: { code: wrong } }))).toBe('401 wrong_code');
  // The right one comes too late, too.
  const late = browser(api.loginWithCode, { body: { code: codeOf(codeSecret) } });
  expect(await keyOf(late)).toBe('429 too_many_requests');
  const guess = () => newBrowser()(api.officeLogin, { body: { email, password: 'guessed' } });
  for (let time = 0; time < 10; time++) expect(await keyOf(guess())).toBe('401 wrong_credentials');
  expect(await keyOf(newBrowser()(api.officeLogin, { body: { email, password } }))).toBe(
    '429 too_many_requests',
  );
});

test('a session ends after fifteen minutes without a request, and twelve hours after its start whatever happens', async () => {
  const browser = await signIn('support');
  for (let minutes = 0; minutes < 40; minutes += 10) {
    await passTime(10 * 60_000);
    expect(await keyOf(browser(api.officeMe, {}))).toBe('answered');
  }
  await passTime(15 * 60_000 + 21_000);
  expect(await keyOf(browser(api.officeMe, {}))).toBe('401 unauthorised');
  const busy = await signIn('support');
  for (let minutes = 0; minutes < 12 * 60; minutes += 14) {
    expect(await keyOf(busy(api.officeMe, {}))).toBe('answered');
    await passTime(14 * 60_000);
  }
  expect(await keyOf(busy(api.officeMe, {}))).toBe('401 unauthorised');
});

test('signing out, or ending a session from another, ends it at once', async () => {
  const [one, two] = [await signIn('admin'), await signIn('admin')];
  const { sessions } = await one(api.mySessions, {});
  const [current, other] = [sessions.find((each) => each.current)!, sessions.find((each) => !each.current)!];
  expect(sessions.length).toBeGreaterThan(1);
  expect(other.id).not.toBe(current.id);
  // Nobody else's is ended by its name.
  expect(await keyOf(office.as.risk.call(api.endMySession, { params: { id: other.id } }))).not.toBe(
    'answered',
  );
  for (const session of sessions.filter((each) => !each.current))
    await one(api.endMySession, { params: { id: session.id } });
  expect(await keyOf(two(api.officeMe, {}))).toBe('401 unauthorised');
  await one(api.officeLogout, {});
  expect(await keyOf(one(api.officeMe, {}))).toBe('401 unauthorised');
});

test('an invitation: a password, a factor of one’s own, codes to write down that count once each', async () => {
  const admin = await signIn('admin');
  const invitation = {
    email: 'new.person@office.example',
    name: 'New Person',
    role: 'support',
    reason: 'hired',
  };
  const invite = () => admin(api.inviteOperator, { body: { key: randomUUID(), ...invitation } });
  expect(await invite()).toEqual({ state: 'done', approval: null });
  expect(await keyOf(invite())).toBe('422 email_taken');
  const { rows } = await admin(api.listOperators, { query: { text: invitation.email } });
  const { id } = rows[0]!;
  const tokenIn = async () => {
    const text = 'SELECT body FROM letter WHERE recipient = $1 ORDER BY id DESC LIMIT 1';
    const [letter] = await office.site.db.query<{ body: string }>(text, [invitation.email]);
    return /#([\w-]{43})/.exec(letter!.body)![1]!;
  };
  const old = await tokenIn();
  await admin(api.inviteAgain, { params: { id }, body: { reason: 'lost' } });
  const token = await tokenIn();
  const browser = newBrowser();
  expect(await keyOf(browser(api.lookAtInvitation, { body: { token: old } }))).toBe('410 link_over');
  expect(await browser(api.lookAtInvitation, { body: { token } })).toEqual({
    email: invitation.email,
    name: invitation.name,
    role: 'support',
  });
  const accept = (password: string) =>
    browser(api.acceptInvitation, { body: { token, name: 'Nadia Person', password } });
  expect(await keyOf(accept('password1'))).toBe('422 password_too_weak');
  expect(await accept('a long enough sentence')).toEqual({ factors: ['enrol'] });
  expect(await keyOf(accept('another sentence of theirs'))).toBe('410 link_over');
  const { secret, drawing } = await browser(api.enrolCode, {});
  expect(drawing).toMatch(/^<svg/);
  const [kept] = await office.site.owner.query<{ secret: Buffer }>(
    'SELECT code_secret AS secret FROM operator_login WHERE code_secret IS NOT NULL',
  );
  expect(kept!.secret.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
  const { self, recoveryCodes } = await browser(api.confirmCode, { body: { code: codeOf(secret) } });
  expect(self).toMatchObject({ name: 'Nadia Person', role: 'support', hasCode: true, recoveryCodesLeft: 10 });
  expect(new Set(recoveryCodes).size).toBe(10);
  const written = recoveryCodes[3]!.toUpperCase().replace('-', ' ');
  for (const expected of ['answered', '401 wrong_code']) {
    const next = newBrowser();
    await next(api.officeLogin, { body: { email: invitation.email, password: 'a long enough sentence' } });
    expect(await keyOf(next(api.loginWithRecovery, { body: { code: written } }))).toBe(expected);
  }
  // A second factor is there now: a password alone sets up no other.
  const thief = newBrowser();
  await thief(api.officeLogin, { body: { email: invitation.email, password: 'a long enough sentence' } });
  expect(await keyOf(thief(api.enrolCode, {}))).toBe('410 link_over');
});

test('two who come by one invitation at once: one is the first', async () => {
  const admin = await signIn('admin');
  const email = 'twice@office.example';
  await admin(api.inviteOperator, {
    body: { key: randomUUID(), email, name: 'Twice', role: 'support', reason: 'hired' },
  });
  const text = 'SELECT body FROM letter WHERE recipient = $1';
  const [letter] = await office.site.db.query<{ body: string }>(text, [email]);
  const token = /#([\w-]{43})/.exec(letter!.body)![1]!;
  const answers = await Promise.all(
    ['the first sentence here', 'the second sentence here'].map((password) =>
      keyOf(newBrowser()(api.acceptInvitation, { body: { token, name: 'Twice', password } })),
    ),
  );
  expect(answers.sort()).toEqual(['410 link_over', 'answered']);
});

test('a new password ends the other sessions; it is asked for before codes are renewed', async () => {
  const [one, two] = [await signIn('risk'), await signIn('risk')];
  const { password } = office.as.risk;
  const change = (current: string, next: string) =>
    one(api.changeMyPassword, { body: { current, password: next } });
  expect(await keyOf(change('not it', 'a new sentence of mine'))).toBe('401 wrong_credentials');
  expect(await keyOf(change(password, '12345678'))).toBe('422 password_too_weak');
  expect(await keyOf(change(password, 'a new sentence of mine'))).toBe('answered');
  expect(await keyOf(two(api.officeMe, {}))).toBe('401 unauthorised');
  expect(await keyOf(one(api.officeMe, {}))).toBe('answered');
  expect(await keyOf(one(api.renewRecoveryCodes, { body: { password } }))).toBe('401 wrong_credentials');
  const { recoveryCodes } = await one(api.renewRecoveryCodes, {
    body: { password: 'a new sentence of mine' },
  });
  expect(recoveryCodes).toHaveLength(10);
});

test('what a session does not know is told as any error is', async () => {
  const failed = await newBrowser()(api.officeMe, {}).catch((error: ApiError) => error);
  expect((failed as ApiError).requestId).toMatch(/^[0-9a-f-]{36}$/);
});
