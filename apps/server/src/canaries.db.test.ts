import {
  askEmailChange,
  changePassword,
  confirmEmailChange,
  emailLink,
  resetPassword,
  sendVerifyCode,
  verifyEmail,
} from '@croupier/contract/people/contacts';
import { deleteAccount, takeBackDeletion } from '@croupier/contract/people/deletion';
import { addPasskey, passkeyOptions } from '@croupier/contract/people/passkeys';
import {
  changePasswordNative,
  login,
  profile,
  signUp,
  updateProfile,
} from '@croupier/contract/people/players';
import { liveTicket } from '@croupier/contract/site/live';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE, startCanaryHouse, type CanaryHouse } from './canaries.fixture.ts';
import { createCookieJar, type CookieJar } from './platform/testing/cookie-jar.ts';
import { createSoftPasskey } from './platform/testing/soft-passkey.ts';

/** What is planted, and must be found nowhere. No other word of the house is like these. */
const CANARIES = {
  email: 'canary.quetzal@mail.example',
  mailbox: 'quetzal',
  nextMailbox: 'hoatzin',
  password: 'three yellow quetzal lanterns',
  guess: 'a guess of four quetzals',
  newPassword: 'four purple toucan lanterns',
  phone: '671234509',
  firstName: 'Quetzalina',
  ticker: 'toucan-in-a-query',
} as const;
const NEXT_EMAIL = `canary.${CANARIES.nextMailbox}@mail.example`;

let house: CanaryHouse;
beforeAll(async () => void (house = await startCanaryHouse()));
afterAll(() => house.close());

/** As the log is written, whatever becomes of what was tried. */
const trying = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

test('what people type, and what opens an account, is in no line of the log, no fact and no budget', async () => {
  const jar = createCookieJar(house);
  const account = { email: CANARIES.email, region: 'UA', language: 'en', birthday: '1990-05-17' } as const;
  await jar.call(signUp, { body: { ...account, password: CANARIES.password } });
  const enter = (password: string) => jar.call(login, { body: { username: CANARIES.email, password } });
  await trying(enter(CANARIES.guess));
  await enter(CANARIES.password);
  const secrets: string[] = [...Object.values(CANARIES)];
  const keepCookies = () =>
    secrets.push(
      ...jar
        .cookie()
        .split('; ')
        .map((pair) => pair.split('=')[1]!),
    );
  keepCookies();
  const link = async (purpose: string) => {
    const token = await plantLink(purpose);
    secrets.push(token);
    return token;
  };
  const token = await link('verify-email');
  expect((await house.request(`/api/users/verify-email?token=${token}`)).status).toBe(200);
  await jar.call(verifyEmail, { body: { token } });
  const { ticket } = await jar.call(liveTicket, {});
  secrets.push(ticket);
  await trying(fetch(`${house.url}/api/ws?token=${ticket}`));
  await trying(jar.call(updateProfile, { body: { firstName: CANARIES.firstName } }));
  // As if a code had been typed a moment ago.
  await house.database.owner.query('UPDATE player_session SET proven_at = now()');
  const { options } = await jar.call(passkeyOptions, {});
  const credential = createSoftPasskey(SITE).register(options);
  secrets.push(String(options['challenge']), String(credential['id']));
  await jar.call(addPasskey, { body: { name: CANARIES.firstName, credential } });
  await jar.call(sendVerifyCode, { body: { phone: `+380${CANARIES.phone}` } });
  await trying(
    jar.call(changePasswordNative, {
      body: { currentPassword: CANARIES.guess, newPassword: CANARIES.newPassword },
    }),
  );
  await jar.call(resetPassword, { body: { email: CANARIES.email } });
  const chosen = await link('reset-password');
  await jar.call(changePassword, { body: { token: chosen, newPassword: CANARIES.newPassword } });
  await enter(CANARIES.newPassword);
  keepCookies();
  await jar.call(profile, {});
  await house.database.owner.query('UPDATE player_session SET proven_at = now()');
  await jar.call(askEmailChange, { body: { email: NEXT_EMAIL } });
  const confirmed = await link('change-email');
  await jar.call(emailLink, { body: { token: confirmed } });
  await jar.call(confirmEmailChange, { body: { token: confirmed } });
  keepCookies();
  secrets.push(await leaveAndComeBack(jar));
  await hostile(token);
  // Both refusals are written by jobs, a moment later.
  for (const said of ['a letter was not taken by the mail server', 'the SMS gateway refused a text'])
    await expect.poll(() => house.log().includes(said), { timeout: 20_000 }).toBe(true);
  expect(house.log()).toContain(`"path":"${login.path}"`);
  await house.expectNowhere(secrets);
});

/** A letter was refused, and what it said is gone: its link is made anew, by who wants to follow it. @returns its secret */
async function plantLink(purpose: string): Promise<string> {
  const token = Buffer.from(purpose.padEnd(32, 'q')).toString('base64url');
  const planted = await house.database.owner.query(
    `UPDATE contact_link SET token_hash = sha256(convert_to($2, 'utf8')) WHERE purpose = $1 RETURNING purpose`,
    [purpose, token],
  );
  expect(planted).toHaveLength(1);
  return token;
}

/** Ends the account, and keeps it after all. @returns the ticket by which that is done */
async function leaveAndComeBack(jar: CookieJar): Promise<string> {
  await house.database.owner.query('UPDATE player_session SET proven_at = now()');
  await jar.call(deleteAccount, { query: {} });
  const body = { username: NEXT_EMAIL, password: CANARIES.newPassword };
  const refused = (await trying(jar.call(login, { body }))) as { details: { ticket: string } };
  const { ticket } = refused.details;
  await jar.call(takeBackDeletion, { body: { ticket } });
  await trying(jar.call(takeBackDeletion, { body: { ticket } }));
  return ticket;
}

/** What is refused is logged, too: bodies that are no JSON, fields of the wrong kind, addresses that are not there. */
async function hostile(token: string): Promise<void> {
  const post = (path: string, body: string, type = 'application/json') =>
    house.request(path, { method: 'POST', body, headers: { 'content-type': type, origin: house.url } });
  await post(login.path, `{"password": "${CANARIES.password}"`);
  await post(
    login.path,
    `username=${CANARIES.email}&password=${CANARIES.password}&x=1`,
    'application/x-www-form-urlencoded',
  );
  await post(signUp.path, JSON.stringify({ email: CANARIES.email, password: [CANARIES.password] }));
  await post(changePassword.path, JSON.stringify({ token: `${token}!`, newPassword: CANARIES.newPassword }));
  await house.request(`/api/nowhere?token=${token}&q=${CANARIES.ticker}`);
  await house.request(`/api/users/profile?q=${CANARIES.ticker}`, {
    headers: { cookie: `croupier_session=${token}` },
  });
  await house.request('/api/users/profile', { headers: { authorization: `Bearer ${token}` } });
  await house.request('/api/users/me', {
    headers: { referer: `http://localhost/?${token}`, 'user-agent': CANARIES.ticker },
  });
}
