import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DkimKey } from '../../../platform/mail-signature.ts';
import type { MayGo } from '../../../platform/message-channels.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { verifyDkim } from './dkim.fixture.ts';
import { createLetters, layLetter } from './feature.ts';
import { no, startMailServer, type TestMailServer } from './mail-server.fixture.ts';

let database: TestDatabase;
let now = new Date('2026-11-23T12:00:00Z');
const warned: object[] = [];
const open: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.owner.query('DELETE FROM letter');
  warned.length = 0;
  mayGo = () => Promise.resolve(now);
});
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});
afterAll(() => database.drop());

async function mailServer(options?: Parameters<typeof startMailServer>[0]): Promise<TestMailServer> {
  const server = await startMailServer(options);
  open.push(server);
  return server;
}

/** What a letter that invites is told when it is about to go. */
let mayGo: MayGo = () => Promise.resolve(now);

function lettersBy(
  url: string | undefined,
  environment: 'test' | 'production' = 'test',
  dkim: DkimKey | undefined = undefined,
) {
  const platform = {
    db: database.db,
    clock: { now: () => now },
    warn: (message: string, details?: object) => void warned.push({ message, ...details }),
    config: { environment, mail: { url, from: 'House <house@croupier.example>', dkim } },
  };
  const { write, module } = createLetters(platform, { mayGo: (offer) => mayGo(offer) });
  const by = (name: string) => async () =>
    module.jobs!.find((job) => job.name === name)!.run(new AbortController().signal);
  return { write, run: by('send-letters'), forget: by('forget-letters') };
}

type House = ReturnType<typeof lettersBy>;
const ONE = { to: 'anna@house.example', subject: 'Привіт', text: 'A link: https://house.example/#s3cret' };
const writeOne = ({ write }: House, change: Partial<Parameters<House['write']>[1]> = {}) =>
  database.db.transaction((tx) => write(tx, { ...ONE, ...change }));

const kept = () =>
  database.owner.query<Record<string, unknown>>(
    'SELECT recipient, body, html, unsubscribe, attempts, given_up AS "givenUp", sent_at IS NOT NULL AS sent FROM letter ORDER BY id',
  );
const later = () => (now = new Date(now.getTime() + 86_400_000));

test('a letter arrives whole in both forms, with what a mailbox needs to end it by one press, and what it says is gone then', async () => {
  const server = await mailServer();
  const house = lettersBy(server.url);
  const { html, text } = layLetter({
    ...{ language: 'ua', brand: 'rino', title: 'Ваш подарунок', paragraphs: ['Ось він.'], footer: [] },
  });
  const unsubscribe = 'https://house.example/api/notices/unsubscribe?token=t0ken';
  await writeOne(house, { html, text, unsubscribe });
  await house.run();
  await house.run();
  expect(server.taken).toHaveLength(1);
  const { to, headers, parts } = server.taken[0]!;
  expect(to).toEqual(['anna@house.example']);
  expect(Object.fromEntries(headers)).toMatchObject({
    from: 'House <house@croupier.example>',
    to: 'anna@house.example',
    subject: 'Привіт',
    'auto-submitted': 'auto-generated',
    'list-unsubscribe': `<${unsubscribe}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'message-id': expect.stringMatching(/^<letter-\d+\.\d+@croupier\.example>$/),
  });
  expect(parts.get('text/plain')!.replaceAll('\r\n', '\n').trim()).toBe(text.trim());
  expect(parts.get('text/html')!.replaceAll('\r\n', '\n').trim()).toBe(html.trim());
  expect(await kept()).toEqual([
    {
      ...{ recipient: 'anna@house.example', body: null, html: null, unsubscribe: null },
      ...{ attempts: 1, givenUp: false, sent: true },
    },
  ]);
});

test('a letter that cannot be refused names no way to end it, and one that was not committed never goes', async () => {
  const server = await mailServer();
  const house = lettersBy(server.url);
  const undone = database.db.transaction(async (tx) => {
    await house.write(tx, { ...ONE, to: 'never@house.example' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await writeOne(house);
  await house.run();
  expect(server.taken.map(({ to }) => to)).toEqual([['anna@house.example']]);
  expect([...server.taken[0]!.headers.keys()].filter((name) => name.startsWith('list-'))).toEqual([]);
  expect([...server.taken[0]!.parts.keys()]).toEqual(['text/plain']);
});

test('a subject that tries to begin another line of the head stays one line', async () => {
  const server = await mailServer();
  const house = lettersBy(server.url);
  await writeOne(house, { subject: 'Hello\r\nBcc: all@house.example\r\n\r\n<b>' });
  await house.run();
  const { to, headers } = server.taken[0]!;
  expect([to, headers.get('subject'), headers.has('bcc')]).toEqual([
    ['anna@house.example'],
    'Hello Bcc: all@house.example <b>',
    false,
  ]);
});

test('who is refused for now is tried again, ever later, and given up after ten attempts, with what the letter said', async () => {
  let says = 0;
  const server = await mailServer({ onRcptTo: (_address, _session, done) => (says++, done(no(452))) });
  const house = lettersBy(server.url);
  await writeOne(house);
  await house.run();
  await house.run();
  expect(says).toBe(1);
  expect(await kept()).toMatchObject([{ body: ONE.text, attempts: 1, givenUp: false }]);
  for (let attempt = 0; attempt < 12; attempt++) {
    later();
    await house.run();
  }
  expect(says).toBe(10);
  expect(await kept()).toMatchObject([{ body: null, attempts: 10, givenUp: true, sent: false }]);
  expect(JSON.stringify(warned)).not.toMatch(/anna|s3cret/);
  expect(warned[0]).toMatchObject({ responseCode: 452, command: 'RCPT TO' });
});

test('who is refused for good is given up at once; a no to the house itself ends no letter', async () => {
  const nobody = await mailServer({ onRcptTo: (_address, _session, done) => done(no(550)) });
  const house = lettersBy(nobody.url);
  await writeOne(house);
  await house.run();
  expect(await kept()).toMatchObject([{ body: null, attempts: 1, givenUp: true }]);
  const closed = await mailServer({ onMailFrom: (_address, _session, done) => done(no(550)) });
  const shutOut = lettersBy(closed.url);
  await database.owner.query('DELETE FROM letter');
  await writeOne(shutOut);
  await shutOut.run();
  expect(await kept()).toMatchObject([{ body: ONE.text, attempts: 1, givenUp: false }]);
});

test('a server that is away or breaks off is tried again, and then the letter goes once', async () => {
  const away = lettersBy('smtp://127.0.0.1:1');
  await writeOne(away);
  await away.run();
  expect(await kept()).toMatchObject([{ attempts: 1, givenUp: false, sent: false }]);
  const sockets: Socket[] = [];
  const breaking = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write('220 mail.example\r\n', () => socket.destroy());
  });
  await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve));
  later();
  await lettersBy(`smtp://127.0.0.1:${(breaking.address() as AddressInfo).port}`).run();
  expect(sockets).toHaveLength(1);
  await new Promise((resolve) => breaking.close(resolve));
  expect(await kept()).toMatchObject([{ attempts: 2, givenUp: false, sent: false }]);
  const server = await mailServer();
  later();
  await lettersBy(server.url).run();
  expect(server.taken).toHaveLength(1);
  expect(await kept()).toMatchObject([{ attempts: 3, sent: true }]);
});

test('who took a letter and is gone, or hangs, holds it for five minutes; then it goes by another', async () => {
  let hung!: () => void;
  const hangs = new Promise<void>((resolve) => (hung = resolve));
  const silent = await mailServer({ onConnect: () => hung() });
  const server = await mailServer();
  const [stuck, other] = [lettersBy(silent.url), lettersBy(server.url)];
  await writeOne(stuck);
  const running = stuck.run();
  await hangs;
  await other.run();
  expect(server.taken).toHaveLength(0);
  now = new Date(now.getTime() + 5 * 60_000);
  await other.run();
  expect(server.taken).toHaveLength(1);
  await silent.close();
  open.splice(open.indexOf(silent), 1);
  await running;
});

test('two who send at once send each letter once', async () => {
  const server = await mailServer();
  const [one, other] = [lettersBy(server.url), lettersBy(server.url)];
  for (let n = 0; n < 10; n++) await writeOne(one, { to: `p${n}@house.example` });
  await Promise.all([one.run(), other.run(), one.run(), other.run()]);
  expect(server.taken.flatMap(({ to }) => to).sort()).toEqual(
    Array.from({ length: 10 }, (_, n) => `p${n}@house.example`),
  );
  expect((await kept()).every((row) => row['attempts'] === 1 && row['sent'] === true)).toBe(true);
});

test('in production a letter is not handed to a machine elsewhere over an open line', async () => {
  // A name of this machine that is not one of those that are let through.
  const server = await mailServer();
  const plain = server.url.replace('127.0.0.1', '127.0.0.2');
  const house = lettersBy(plain, 'production');
  await writeOne(house);
  await house.run();
  expect(server.taken).toHaveLength(0);
  expect(await kept()).toMatchObject([{ attempts: 1, givenUp: false, sent: false }]);
});

test('what somebody waits for goes before all that was written earlier', async () => {
  const server = await mailServer();
  const house = lettersBy(server.url);
  for (let n = 0; n < 3; n++) await writeOne(house, { to: `news${n}@house.example` });
  now = new Date(now.getTime() + 1_000);
  await writeOne(house, { to: 'code@house.example', urgent: true });
  await house.run();
  expect(server.taken.map(({ to }) => to[0])).toEqual(
    ['code', 'news0', 'news1', 'news2'].map((name) => `${name}@house.example`),
  );
});

const writeOffer = async (house: House): Promise<bigint> => {
  const [player] = await database.owner.query<{ id: bigint }>(
    `INSERT INTO player (email, email_canonical, password_hash, nickname, region, language, brand, age_confirmed, created_at)
VALUES ('', gen_random_uuid()::text, '$argon2id$', 'name', 'UA', 'ua', 'rino', 21, now()) RETURNING id`,
  );
  await writeOne(house, { offer: { playerId: player!.id, kind: 'bonus-given' } });
  return player!.id;
};

test('what invites is asked about at every try: nobody is invited who ended such letters while one waited', async () => {
  let says = 0;
  const server = await mailServer({
    onRcptTo: (_address, _session, done) => (says++, done(no(452))),
  });
  const house = lettersBy(server.url);
  const asked: unknown[] = [];
  mayGo = (offer) => (asked.push(offer), Promise.resolve(now));
  const playerId = await writeOffer(house);
  await house.run();
  mayGo = () => Promise.resolve(undefined);
  later();
  await house.run();
  later();
  await house.run();
  expect(asked).toEqual([{ playerId, kind: 'bonus-given', to: ONE.to }]);
  expect(says).toBe(1);
  expect(await kept()).toMatchObject([{ body: null, unsubscribe: null, givenUp: true, sent: false }]);
});

test('what invites waits for the end of quiet hours, and goes then', async () => {
  const server = await mailServer();
  const house = lettersBy(server.url);
  const morning = new Date(now.getTime() + 3_600_000);
  mayGo = () => Promise.resolve(morning);
  await writeOffer(house);
  await house.run();
  await house.run();
  expect(server.taken).toHaveLength(0);
  now = morning;
  await house.run();
  expect(server.taken).toHaveLength(1);
});

const aged = (days: number) =>
  database.owner.query('UPDATE letter SET created_at = $1', [new Date(now.getTime() - days * 86_400_000)]);

test.each(['smtp://127.0.0.1:1', undefined])(
  'in a real house what waits for days is given up with what it says, and forgotten after a month; by %s',
  async (url) => {
    const house = lettersBy(url, 'production');
    await writeOne(house);
    await aged(2.9);
    await house.forget();
    expect(await kept()).toMatchObject([{ body: ONE.text, givenUp: false }]);
    await aged(3.1);
    await house.forget();
    expect(await kept()).toMatchObject([{ body: null, givenUp: true, sent: false }]);
    await aged(30.1);
    await house.forget();
    expect(await kept()).toEqual([]);
  },
);

test('a house on trial without a mail server keeps what waits for a month, as a mailbox would, and no longer', async () => {
  const house = lettersBy(undefined);
  await writeOne(house);
  await aged(29.9);
  await house.forget();
  expect(await kept()).toMatchObject([{ body: ONE.text, givenUp: false }]);
  await aged(30.1);
  await house.forget();
  expect(await kept()).toEqual([]);
});

test('a letter is signed with the key of the house, both headers that end it included, and what changes one of them breaks that', async () => {
  const server = await mailServer();
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const house = lettersBy(server.url, 'test', {
    ...{ domain: 'croupier.example', selector: 'house-1', privateKey: pem },
  });
  const html = '<p>Ваш подарунок</p>';
  await writeOne(house, { html, unsubscribe: 'https://house.example/api/notices/unsubscribe?token=t0ken' });
  await house.run();
  const { raw } = server.taken[0]!;
  const tags = verifyDkim(raw, publicKey)!;
  expect(Object.fromEntries(tags)).toMatchObject({ d: 'croupier.example', s: 'house-1', a: 'rsa-sha256' });
  expect(tags.get('h')!.split(':')).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'date', 'list-unsubscribe', 'list-unsubscribe-post']),
  );
  for (const [was, becomes] of [
    ['token=t0ken', 'token=other'],
    ['List-Unsubscribe=One-Click', 'List-Unsubscribe=Two-Click'],
    ['house@croupier.example', 'evil@croupier.example'],
  ] as const) {
    expect(raw).toContain(was);
    expect(verifyDkim(raw.replace(was, becomes), publicKey)).toBeUndefined();
  }
  const other = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  expect(verifyDkim(raw, other.publicKey)).toBeUndefined();
});

test('a house without a key signs nothing', async () => {
  const server = await mailServer();
  const house = lettersBy(server.url);
  await writeOne(house);
  await house.run();
  expect(server.taken[0]!.headers.has('dkim-signature')).toBe(false);
});
