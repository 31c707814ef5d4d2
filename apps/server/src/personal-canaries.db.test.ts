import { judgeDocument } from '@croupier/contract/office/documents-desk';
import { createCall, type Call } from '@croupier/contract/kit';
import { bringPage, listDocuments, sendDocument } from '@croupier/contract/people/documents';
import {
  ENTERED_COOKIE,
  networkNewcomer,
  signUpByNetwork,
  startPath,
} from '@croupier/contract/people/networks';
import { login, profile, signUp, updateProfile } from '@croupier/contract/people/players';
import { promoOf } from '@croupier/contract/rewards/bonuses';
import { buyItem } from '@croupier/contract/rewards/store';
import { STORE_ITEM } from '@croupier/contract/rewards/store/kind';
import { testOperator } from '@croupier/contract/site/test-data';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../../tools/start/ports.ts';
import {
  networkSettings,
  SECRET,
  startFacebookStandIn,
  startGoogleStandIn,
} from '../../../tools/testing/network-stand-ins.ts';
import { SITE, startCanaryHouse, type CanaryHouse } from './canaries.fixture.ts';
import { photo } from './features/people/documents/documents.fixture.ts';
import { createBrowser, isCallback, travel } from './features/people/networks/networks.fixture.ts';
import { movePoints } from './features/rewards/points/feature.ts';
import { publishNow } from './features/rewards/programmes/published.fixture.ts';
import { createCookieJar, type CookieJar } from './platform/testing/cookie-jar.ts';

/** What is planted of a person, and must be found nowhere but in what is kept of them. No other word of the house is like these. */
const PERSON = {
  phone: '671234508',
  password: 'three yellow bustard lanterns',
  birthday: '1987-03-29',
  firstName: 'Bustardina',
  secondName: 'Bitternivna',
  lastName: 'Curlewenko',
  taxNumber: '3186452710',
  wrongTaxNumber: '3186452719',
  number: 'KH770931',
  typedNumber: 'кн 770-931',
  inTheFile: 'bustard-at-home',
  promo: 'BUSTARD-1987',
  wrongPromo: 'CURLEW-1987',
  receiver: 'Bustardina Curlewska',
  street: 'Bustard Alley 17',
  city: 'Bitternopol',
} as const;

let house: CanaryHouse;
let officeUrl = '';
let closing: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  const [google, facebook, office] = [await findFreePort(), await findFreePort(), await findFreePort()];
  officeUrl = `http://localhost:${office}`;
  const callback = (network: string) => ({ callback: `${SITE}/api/users/networks/${network}/callback` });
  closing = [
    await startGoogleStandIn({ ...callback('google'), port: google }),
    await startFacebookStandIn({ ...callback('facebook'), port: facebook }),
  ];
  house = await startCanaryHouse({
    ...networkSettings(`http://127.0.0.1:${google}`, `http://127.0.0.1:${facebook}`),
    ...{ CROUPIER_ROLES: 'api,live,worker,office', OFFICE_PORT: String(office), MEMORY_MS: '0' },
  });
});
afterAll(async () => {
  await house.close();
  for (const each of closing) await each.close();
});

/** As the log is written, whatever becomes of what was tried. */
const trying = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

test('who somebody is, what they bring and by what code is in no line of the log, no fact and no act', async () => {
  const jar = createCookieJar(house);
  await open(jar);
  await trying(jar.call(updateProfile, { body: { taxNumber: PERSON.wrongTaxNumber } }));
  const { firstName, secondName, lastName, taxNumber } = PERSON;
  await jar.call(updateProfile, { body: { firstName, secondName, lastName, taxNumber } });
  expect(await showPassport(jar)).toBe('approved');
  await orderMug(jar);
  // One who takes the number and the passport for their own, too.
  const other = createCookieJar(house);
  await open(other, { phone: '671234507' });
  await other.call(updateProfile, { body: { firstName, lastName } });
  await trying(other.call(updateProfile, { body: { taxNumber } }));
  expect(await showPassport(other)).toBe('pending');
  await house.expectNowhere(Object.values(PERSON));
});

test('of a way to a network and back there is nobody’s name, code or cookie in the log, in facts and acts', async () => {
  const person = { subject: '719387003317', email: 'network.bustard@mail.example', isProven: true };
  const secrets: string[] = [person.subject, person.email, SECRET];
  const browser = createBrowser(house);
  const change = (at: URL): URL => {
    // What a network sends the browser back with; the second time it is worth nothing, and is logged as well.
    if (isCallback(at)) secrets.push(...['code', 'state'].flatMap((name) => at.searchParams.getAll(name)));
    for (const [name, value] of browser.cookies) if (name !== ENTERED_COOKIE) secrets.push(value);
    return at;
  };
  const stopped = await travel(browser, 'google', {
    person,
    change: (at) => (isCallback(at) ? 'stop' : change(at)),
  });
  await travel(browser, 'google', { person, change, from: stopped.href });
  await browser.ask(stopped);
  const known = createCookieJar(house, { cookies: cookiesOf(browser) });
  await known.call(networkNewcomer, {});
  const account = { birthday: PERSON.birthday, region: 'UA', language: 'en' } as const;
  await trying(known.call(signUpByNetwork, { body: { ...account, birthday: '2019-03-29' } }));
  await known.call(signUpByNetwork, { body: account });
  await travel(browser, 'google', { person, change });
  await travel(browser, 'facebook', { person, change });
  await travel(browser, 'facebook', { person: 'no', change });
  for (const network of ['google', 'facebook'])
    await house.request(`${startPath(network)}?redirect=${encodeURIComponent(person.email)}`, {
      redirect: 'manual',
    });
  secrets.push(
    ...known
      .cookie()
      .split('; ')
      .map((pair) => pair.split('=')[1]!),
  );
  expect(secrets.length).toBeGreaterThan(10);
  await house.expectNowhere(secrets);
});

const cookiesOf = ({ cookies }: ReturnType<typeof createBrowser>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** With a phone and a code of a promotion that is not there, then without one; as if the SMS had been answered. */
async function open(jar: CookieJar, { phone }: { phone: string } = PERSON): Promise<void> {
  const { password, birthday, promo, wrongPromo } = PERSON;
  await house.database.owner.query(
    'INSERT INTO promo_code (code, from_at, created_at) VALUES (lower($1), now(), now()) ON CONFLICT DO NOTHING',
    [promo],
  );
  const account = { phone: `+380${phone}`, password, birthday, region: 'UA', language: 'en' } as const;
  await jar.call(promoOf, { params: { code: wrongPromo }, query: {} });
  await trying(jar.call(signUp, { body: { ...account, birthday: '2019-03-29' } }));
  await trying(jar.call(signUp, { body: { ...account, promoCode: wrongPromo } }));
  await jar.call(signUp, { body: { ...account, promoCode: promo } });
  await jar.call(login, { body: { username: `+380${phone}`, password } });
  await house.database.owner.query(
    'UPDATE player SET phone = phone_claim, phone_verified_at = now(), phone_claim = NULL WHERE phone_claim IS NOT NULL',
  );
}

/** With words in the file beside its picture. Somebody of the office reads its number off it, as it is typed. @returns what became of it */
async function showPassport(jar: CookieJar): Promise<string> {
  const id = randomUUID();
  const page = photo()
    .jpeg()
    .withExif({ IFD0: { ImageDescription: PERSON.inTheFile } });
  const at = { params: { id, place: '1' }, query: { kind: 'passport' } } as const;
  await jar.call(bringPage, { ...at, body: await page.toBuffer() });
  await jar.call(sendDocument, { body: { id } });
  const { documents } = await jar.call(listDocuments, {});
  const { cookie } = await officeCall()(testOperator, { body: { role: 'risk' } });
  const said = { key: randomUUID(), submittedAt: documents[0]!.submittedAt!, reason: 'as it says' };
  const read = { expiresOn: null, country: 'UA', number: PERSON.typedNumber };
  await trying(
    officeCall(cookie)(judgeDocument, { params: { id }, body: { ...said, state: 'approved', ...read } }),
  );
  return (await jar.call(listDocuments, {})).documents[0]!.state;
}

/** To an address; asked for once more under the same key with another one. */
async function orderMug(jar: CookieJar): Promise<void> {
  const { db } = house.database;
  const terms = { price: 10, reward: { kind: 'thing' as const, name: 'Mug' } };
  await publishNow(db, STORE_ITEM, { code: 'mug', terms });
  const playerId = BigInt((await jar.call(profile, {})).id);
  const about = { source: 'operator', code: 'mug', reference: 'mug' } as const;
  await db.transaction((tx) =>
    movePoints(tx, { playerId, way: 'earned', points: 20, ...about, now: new Date() }),
  );
  const { receiver: name, street, city } = PERSON;
  const address = { name, street, city, postcode: '01001', country: 'UA' };
  const order = { key: randomUUID(), code: 'mug' };
  const { purchase } = await jar.call(buyItem, { body: { ...order, address } });
  expect(purchase.state).toBe('ORDERED');
  await trying(jar.call(buyItem, { body: { ...order, address: { ...address, postcode: '01002' } } }));
}

const officeCall = (cookie = ''): Call =>
  createCall((path, init) =>
    fetch(`${officeUrl}${path}`, { ...init, headers: { ...init.headers, origin: officeUrl, cookie } }),
  );
