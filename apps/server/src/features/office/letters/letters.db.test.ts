import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { createLetters, layLetter } from './index.ts';
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

function lettersBy(url: string, environment: 'test' | 'production' = 'test') {
  const { write, module } = createLetters({
    db: database.db,
    clock: { now: () => now },
    warn: (message, details) => void warned.push({ message, ...details }),
    config: { environment, mail: { url, from: 'House <house@croupier.example>' } },
  });
  const run = () => module.jobs![0]!.run(new AbortController().signal);
  return { write, run };
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
