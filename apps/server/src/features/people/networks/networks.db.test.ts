import {
  attachNetwork,
  detachNetwork,
  listNetworks,
  networkNewcomer,
  signUpByNetwork,
  startPath,
} from '@croupier/contract/people/networks';
import { takeBackDeletion } from '@croupier/contract/people/deletion';
import type { Network } from '@croupier/domain/people/networks';
import { me, profile } from '@croupier/contract/people/players';
import { testBlock, testClock } from '@croupier/contract/site/test-data';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { FOREIGN_HOST, type Person } from '../../../../../../tools/testing/network-stand-ins.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { NO_PASSWORD } from '../players/feature.ts';
import { detachNetwork as detach } from './detach-network.ts';
import {
  createBrowser,
  isCallback,
  SITE,
  somebody,
  startNetworks,
  travel,
  type Networks,
} from './networks.fixture.ts';

let house: Networks;
beforeAll(async () => {
  house = await startNetworks();
});
afterAll(() => house.close());
afterEach(async () => {
  house.google.goAway(false);
  house.facebook.goAway(false);
  await setClock(0);
});

const setClock = (offsetMs: number) => house.app.call(testClock, { body: { offsetMs } });
const ANSWERS = { region: 'UA', language: 'ua', birthday: '1990-02-28' } as const;
const browse = (cookies?: Record<string, string>) => createBrowser(house.app, cookies);
type Browser = ReturnType<typeof browse>;

/** What the page says that a journey ended on. */
const endOf = ({ pathname, searchParams }: URL): string =>
  [pathname, searchParams.get('network'), searchParams.get('ended')].filter(Boolean).join(' ');

/** Comes to an account by a network that nobody has heard of. @returns the browser, signed in */
async function newcomer(network: Network, person: Person, answers: object = {}): Promise<Browser> {
  const browser = browse();
  expect((await travel(browser, network, { person })).pathname).toBe('/en/sign-up/network');
  const jar = browser.call();
  await jar.call(signUpByNetwork, { body: { ...ANSWERS, ...answers } });
  return browse(cookiesIn(jar.cookie()));
}
const cookiesIn = (header: string): Record<string, string> =>
  Object.fromEntries(header.split('; ').map((pair) => pair.split('=') as [string, string]));
const profileOf = async (browser: Browser) => (await browser.call().call(me, {})).profile;

/** A player of the house who attaches a network. @returns where that ends */
async function attach({ cookie }: { cookie: string }, network: Network, person: Person | 'no'): Promise<URL> {
  const browser = browse(cookiesIn(cookie));
  const jar = browser.call();
  const { address } = await jar.call(attachNetwork, { params: { network }, body: { language: 'en' } });
  return travel(browse(cookiesIn(jar.cookie())), network, { person, from: address });
}
const factsOf = async (id: bigint | string, topic: string) =>
  house.app.owner.query<{ payload: unknown }>(
    `SELECT payload FROM (SELECT topic, player_id, payload FROM outbox UNION ALL SELECT topic, player_id, payload FROM fact) f
     WHERE player_id = $1 AND topic = $2`,
    [id, topic],
  );

test('somebody new answers what Google does not know, and signs in by it from then on', async () => {
  const person = somebody();
  const browser = browse();
  const landed = await travel(browser, 'google', {
    person,
    from: `${SITE}${startPath('google')}?language=kk&redirect=${encodeURIComponent('/slots/amber-codex?mode=demo')}`,
  });
  expect(landed.pathname).toBe('/kk/sign-up/network');
  expect(landed.searchParams.get('redirect')).toBe('/slots/amber-codex?mode=demo');
  expect(await profileOf(browser)).toBeNull();
  const jar = browser.call();
  expect(await jar.call(networkNewcomer, {})).toEqual({
    newcomer: { network: 'google', email: person.email, isProven: true },
  });
  await jar.call(signUpByNetwork, { body: ANSWERS });
  // What it was asked by is gone; who has it still comes to the same account.
  expect(await jar.call(networkNewcomer, {})).toEqual({ newcomer: null });
  const own = await jar.call(profile, {});
  expect(own).toMatchObject({ email: person.email, emailVerify: true, region: 'UA', birthday: '1990-02-28' });
  expect(await factsOf(own.id, 'account.email-verified')).toHaveLength(1);
  expect(await factsOf(own.id, 'account.network-attached')).toHaveLength(0);

  const again = browse();
  const to = await travel(again, 'google', {
    person,
    from: `${SITE}${startPath('google')}?language=kk&redirect=${encodeURIComponent('//evil.example')}`,
  });
  // The login page judges where to, as for everybody.
  expect(to.href).toBe(`${SITE}/kk/login?redirect=${encodeURIComponent('//evil.example')}`);
  expect((await profileOf(again))?.id).toBe(own.id);
  expect([...again.cookies.keys()].sort()).toEqual([
    'croupier_device',
    // Says to the page that somebody has just signed in, by which network, and nothing else.
    'croupier_entered',
    'croupier_session',
  ]);
  expect(again.cookies.get('croupier_entered')).toBe('google');
});

test('keeps what a link said when a network is gone to and come back from, whatever came of it', async () => {
  const from = `${SITE}${startPath('google')}?language=kk&utm_source=news&promo=SPRING&gclid=1`;
  const person = somebody();
  const isNew = await travel(browse(), 'google', { person, from });
  expect(isNew.pathname + isNew.search).toBe('/kk/sign-up/network?utm_source=news&promo=SPRING');
  const saidNo = await travel(browse(), 'google', { person: 'no', from });
  expect(saidNo.pathname).toBe('/kk/login');
  expect(Object.fromEntries(saidNo.searchParams)).toMatchObject({ utm_source: 'news', promo: 'SPRING' });
  expect(saidNo.searchParams.has('gclid')).toBe(false);
});

test.each([
  ['plain', 'x'],
  ['of other letters', 'ї'],
  ['of what is written twice as long', '"'],
])(
  'gives the browser no longer cookie than it takes, for a long address %s beside a long link',
  async (_, letter) => {
    const labels = ['source', 'medium', 'campaign', 'term', 'content'].map((key) => [
      `utm_${key}`,
      'y'.repeat(280),
    ]);
    const redirect = `/${letter.repeat(990)}`;
    const query = new URLSearchParams([...labels, ['redirect', redirect]] as [string, string][]);
    const { headers } = await house.app.request(`${startPath('google')}?${query}`, { redirect: 'manual' });
    const [cookie = ''] = headers.getSetCookie().map((line) => line.split(';', 1)[0]!);
    expect(cookie).toMatch(/^\S*croupier_network_journey=./);
    expect(cookie.length).toBeLessThanOrEqual(4_096);
  },
);

test('nothing that a network was asked with is kept, and none of it stands in a log or a fact', async () => {
  const person = somebody();
  const browser = await newcomer('google', person);
  const rows = await house.app.owner.query<Record<string, unknown>>(
    'SELECT * FROM network_identity WHERE subject = $1',
    [person.subject],
  );
  expect(Object.keys(rows[0]!).sort()).toEqual(['attached_at', 'issuer', 'network', 'player_id', 'subject']);
  expect(rows[0]).toMatchObject({ issuer: house.google.origin, network: 'google' });
  const { id } = (await profileOf(browser))!;
  const [row] = await house.app.owner.query<{ hash: string }>(
    'SELECT password_hash AS hash FROM player WHERE id = $1',
    [id],
  );
  expect(row!.hash).toBe(NO_PASSWORD);
});

test('an e-mail that a network has not proven is claimed, and waits for its letter', async () => {
  for (const [network, person] of [
    ['google', somebody({ isProven: false })],
    // Google has seen it once, and does not run that mailbox.
    ['google', somebody({ email: `${randomUUID()}@${FOREIGN_HOST}` })],
    ['facebook', somebody()],
  ] as const) {
    const browser = browse();
    await travel(browser, network, { person });
    const jar = browser.call();
    expect((await jar.call(networkNewcomer, {})).newcomer).toEqual({
      ...{ network, email: person.email, isProven: false },
    });
    // It is asked for: whoever is at the keyboard may have another.
    expect(await keyOf(jar.call(signUpByNetwork, { body: ANSWERS }))).toBe('400 invalid_request');
    await jar.call(signUpByNetwork, { body: { ...ANSWERS, email: person.email } });
    expect(await jar.call(profile, {})).toMatchObject({ email: person.email, emailVerify: false });
  }
});

test('a proven e-mail is not changed for another on the way', async () => {
  const person = somebody();
  const browser = await newcomer('google', person, { email: 'mallory@mail.example' });
  expect(await profileOf(browser)).toMatchObject({ email: person.email, emailVerify: true });
});

test('an account that has the e-mail is not joined: its player signs in as ever, and attaches', async () => {
  const player = await house.app.createPlayer();
  const person = somebody({ email: player.username });
  const browser = browse();
  expect(endOf(await travel(browser, 'google', { person }))).toBe('/en/login google known');
  expect(await profileOf(browser)).toBeNull();
  expect(await browser.call().call(networkNewcomer, {})).toEqual({ newcomer: null });
  expect(endOf(await attach(player, 'google', person))).toBe('/en/profile/security google attached');
  expect((await player.call(listNetworks, {})).networks).toMatchObject([
    { network: 'google', attachedAt: expect.any(String) },
    { network: 'facebook', attachedAt: null },
  ]);
  const back = browse();
  await travel(back, 'google', { person });
  expect((await profileOf(back))?.id).toBe(String(player.id));
  expect(await factsOf(player.id, 'account.network-attached')).toMatchObject([
    { payload: { network: 'google' } },
  ]);
});

test('whether an e-mail has an owner is not told to who has not proven it', async () => {
  const player = await house.app.createPlayer();
  const person = somebody({ email: player.username, isProven: false });
  const browser = await newcomer('google', person, { email: player.username });
  const own = (await profileOf(browser))!;
  expect(own).toMatchObject({ email: player.username, emailVerify: false });
  expect(own.id).not.toBe(String(player.id));
});

test('an owner who comes while somebody answers has the e-mail, and it is said', async () => {
  const person = somebody();
  const browser = browse();
  await travel(browser, 'google', { person });
  await newcomer('google', somebody({ email: person.email }));
  expect(await keyOf(browser.call().call(signUpByNetwork, { body: ANSWERS }))).toBe('422 email_taken');
});

test('nobody who is too young, brings a code that is none, or comes too late has an account', async () => {
  const browser = browse();
  await travel(browser, 'google', { person: somebody() });
  const answer = (change: object) =>
    keyOf(browser.call().call(signUpByNetwork, { body: { ...ANSWERS, ...change } }));
  expect(await answer({ birthday: '2020-01-01' })).toBe('422 under_age');
  expect(await answer({ birthday: '1990-02-30' })).toBe('400 invalid_request');
  expect(await answer({ promoCode: 'no-such-code' })).toBe('422 wrong_promo_code');
  await setClock(31 * 60_000);
  expect(await answer({})).toBe('410 link_over');
  expect(await keyOf(browse().call().call(signUpByNetwork, { body: ANSWERS }))).toBe('410 link_over');
});

test('of two answers at once one opens the account, and the other comes to it', async () => {
  const person = somebody();
  const browser = browse();
  await travel(browser, 'google', { person });
  const jars = [browser.call(), browser.call(), browser.call()];
  await Promise.all(jars.map((jar) => jar.call(signUpByNetwork, { body: ANSWERS })));
  const ids = await Promise.all(jars.map(async (jar) => (await jar.call(profile, {})).id));
  expect(new Set(ids).size).toBe(1);
});

test.each(['google', 'facebook'] as const)(
  'an answer of %s is believed once, in the browser that asked, before it is over',
  async (network) => {
    const person = somebody();
    await newcomer(network, person, { email: person.email });
    const first = browse();
    const stopped = await travel(first, network, {
      person,
      change: (at) => (isCallback(at) ? 'stop' : at),
    });
    const kept = Object.fromEntries(first.cookies);
    const at = (browser: Browser, from = stopped.href) => travel(browser, network, { person: 'no', from });
    // Another browser, and one that began a journey of its own.
    expect(endOf(await at(browse()))).toBe(`/en/login ${network} over`);
    const other = browse();
    await travel(other, network, { person, change: (to) => (isCallback(to) ? 'stop' : to) });
    expect(endOf(await at(other))).toBe(`/en/login ${network} over`);
    // The same browser, under another state, and with two of them.
    const forged = new URL(stopped);
    forged.searchParams.set('state', 'another');
    expect(endOf(await at(browse(kept), forged.href))).toBe(`/en/login ${network} over`);
    expect(endOf(await at(browse(kept), stopped.href.replace('?', '?state=another&')))).toBe(
      `/en/login ${network} over`,
    );
    // What one network said is no answer to the other, nor is a cookie that is none of ours.
    const mixed = stopped.href.replace(`/${network}/`, network === 'google' ? '/facebook/' : '/google/');
    expect(endOf(await at(browse(kept), mixed))).toMatch(/^\/en\/login (google|facebook) over$/);
    expect(endOf(await at(browse({ croupier_network_journey: 'forged' })))).toBe(`/en/login ${network} over`);

    const back = await at(first);
    expect(endOf(back)).toBe('/en/login');
    expect((await profileOf(first))?.email).toBe(person.email);
    // Brought again, with the cookie as a thief would have it.
    const thief = browse(kept);
    expect(endOf(await at(thief))).toBe(`/en/login ${network} failed`);
    expect(await profileOf(thief)).toBeNull();
    await setClock(11 * 60_000);
    expect(endOf(await at(browse(kept)))).toBe(`/en/login ${network} over`);
  },
);

test('of two who bring one answer at once, one is let in', async () => {
  const person = somebody();
  await newcomer('facebook', person, { email: person.email });
  const browser = browse();
  const stopped = await travel(browser, 'facebook', {
    person,
    change: (at) => (isCallback(at) ? 'stop' : at),
  });
  const kept = Object.fromEntries(browser.cookies);
  const both = [browse(kept), browse(kept)];
  const ends = await Promise.all(
    both.map((one) => travel(one, 'facebook', { person: 'no', from: stopped.href })),
  );
  expect(ends.map(endOf).sort()).toEqual(['/en/login', '/en/login facebook failed']);
});

test('a token for another question is not believed', async () => {
  const browser = browse();
  const to = await travel(browser, 'google', {
    person: somebody(),
    change: (at) => {
      if (at.searchParams.has('nonce')) at.searchParams.set('nonce', 'of-somebody-else');
      return at;
    },
  });
  expect(endOf(to)).toBe('/en/login google failed');
});

test('who says no there, or finds nobody there, is told so, and nothing is begun', async () => {
  for (const network of ['google', 'facebook'] as const) {
    const from = `${SITE}${startPath(network)}?language=ru`;
    expect(endOf(await travel(browse(), network, { person: 'no', from }))).toBe(
      `/ru/login ${network} cancelled`,
    );
    const browser = browse();
    const stopped = await travel(browser, network, {
      person: somebody(),
      change: (at) => (isCallback(at) ? 'stop' : at),
    });
    house[network].goAway(true);
    expect(endOf(await travel(browser, network, { person: 'no', from: stopped.href }))).toBe(
      `/en/login ${network} away`,
    );
    expect(await profileOf(browser)).toBeNull();
  }
});

test('one identity is one account’s, and an account has one of a network', async () => {
  const [ann, ben] = [await house.app.createPlayer(), await house.app.createPlayer()];
  const person = somebody();
  expect(endOf(await attach(ann, 'google', person))).toBe('/en/profile/security google attached');
  expect(endOf(await attach(ben, 'google', person))).toBe('/en/profile/security google elsewhere');
  expect(await keyOf(attach(ann, 'google', somebody()))).toBe('409 conflict');
  expect(endOf(await attach(ben, 'google', 'no'))).toBe('/en/profile/security google cancelled');
});

test('of two players who bring one identity at once, one has it', async () => {
  const players = [await house.app.createPlayer(), await house.app.createPlayer()];
  const person = somebody();
  const ends = await Promise.all(players.map((player) => attach(player, 'facebook', person)));
  expect(ends.map(endOf).sort()).toEqual([
    '/en/profile/security facebook attached',
    '/en/profile/security facebook elsewhere',
  ]);
});

test('a network is attached in the session that asked for it, and in no other', async () => {
  const [ann, ben] = [await house.app.createPlayer(), await house.app.createPlayer()];
  const jar = browse(cookiesIn(ann.cookie)).call();
  const { address } = await jar.call(attachNetwork, {
    params: { network: 'google' },
    body: { language: 'en' },
  });
  const { croupier_network_journey: journey } = cookiesIn(jar.cookie());
  const end = async (cookies: Record<string, string>) =>
    endOf(
      await travel(browse({ ...cookies, croupier_network_journey: journey! }), 'google', {
        person: somebody(),
        from: address,
      }),
    );
  expect(await end({})).toBe('/en/profile/security google over');
  expect(await end(cookiesIn(ben.cookie))).toBe('/en/profile/security google over');
  expect(await end(cookiesIn((await house.app.signIn(ann)).cookie))).toBe('/en/profile/security google over');
  for (const player of [ann, ben])
    expect((await player.call(listNetworks, {})).networks.every((one) => one.attachedAt === null)).toBe(true);
});

test('whom the house has closed the account of is told so, once they have shown who they are', async () => {
  const person = somebody();
  const { id } = (await profileOf(await newcomer('google', person)))!;
  await house.app.call(testBlock, { body: { id, reason: 'fraud' } });
  await house.app.owner.query('UPDATE player_block SET closed = true WHERE player_id = $1', [id]);
  expect(endOf(await travel(browse(), 'google', { person }))).toBe('/en/login google closed');
});

test('who has ended their account comes by a network and may keep it', async () => {
  const person = somebody();
  const browser = await newcomer('google', person);
  const { id } = (await profileOf(browser))!;
  await house.app.call(testBlock, { body: { id, reason: 'fraud' } });
  await house.app.owner.query('UPDATE player_block SET closed = true, own = true WHERE player_id = $1', [id]);
  await house.app.owner.query(
    `INSERT INTO account_deletion (player_id, asked_at, erase_at) VALUES ($1, now(), now() + interval '7 days')`,
    [id],
  );
  const landed = await travel(browse(), 'google', { person });
  expect(endOf(landed)).toBe('/en/login google closed');
  const { ticket = '', eraseAt = '' } = Object.fromEntries(new URLSearchParams(landed.hash.slice(1)));
  expect(Date.parse(eraseAt)).toBeGreaterThan(Date.now());
  expect(landed.search).not.toContain('ticket');
  expect(await house.app.call(takeBackDeletion, { body: { ticket } })).toEqual({ done: true });
});

test('a network is detached by who has shown who they are, never the last way in', async () => {
  const player = await house.app.createPlayer();
  expect(await keyOf(player.call(detachNetwork, { params: { network: 'google' } }))).toBe('404 not_found');
  const person = somebody();
  await attach(player, 'google', person);
  await attach(player, 'facebook', somebody());
  const left = await player.call(detachNetwork, { params: { network: 'google' } });
  expect(left.networks).toMatchObject([{ attachedAt: null }, { attachedAt: expect.any(String) }]);
  // Nobody comes in by it any more: they are somebody new.
  expect(endOf(await travel(browse(), 'google', { person }))).toBe('/en/sign-up/network');
  expect(await factsOf(player.id, 'account.network-detached')).toHaveLength(1);
  await house.app.owner.query('UPDATE player SET password_hash = $2 WHERE id = $1', [player.id, NO_PASSWORD]);
  expect((await player.call(listNetworks, {})).hasPassword).toBe(false);
  expect(await keyOf(player.call(detachNetwork, { params: { network: 'facebook' } }))).toBe('409 conflict');
});

test('of two networks that are detached at once, the last way in stays', async () => {
  const player = await house.app.createPlayer();
  for (const network of ['google', 'facebook'] as const) await attach(player, network, somebody());
  await house.app.owner.query('UPDATE player SET password_hash = $2 WHERE id = $1', [player.id, NO_PASSWORD]);
  const parts = {
    db: house.app.db,
    otherWays: [],
    providers: new Map([
      ['google', {}],
      ['facebook', {}],
    ]),
  };
  const done = await Promise.all(
    (['google', 'facebook'] as const).map((network) =>
      detach(parts as never, { playerId: player.id }, network),
    ),
  );
  expect(done.map((refused) => refused?.refused ?? 'gone').sort()).toEqual(['conflict', 'gone']);
});

test('what only a password has begun attaches and detaches nothing', async () => {
  const plain = await newcomer('google', somebody());
  const params = { network: 'facebook' } as const;
  const tries = [
    keyOf(plain.call().call(attachNetwork, { params, body: { language: 'en' } })),
    keyOf(plain.call().call(detachNetwork, { params })),
  ];
  expect(await Promise.all(tries)).toEqual(['403 step_up_needed', '403 step_up_needed']);
});
