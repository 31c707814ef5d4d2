import { listLetters } from '@croupier/contract/office/letters';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { createLetters } from './letters-module.ts';

let database: TestDatabase;
let office: TestOffice;
beforeAll(async () => {
  database = await createTestDatabase();
  office = await startTestOffice();
});
afterAll(async () => {
  await database.drop();
  await office.site.close();
});

/** A mail server as far as one letter goes; refuses recipients at `full.example`. */
async function startMailServer(): Promise<{ url: string; taken: string[]; close(): Promise<void> }> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.write('220 mail.example\r\n');
    let letter: string | undefined;
    let held = '';
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      held += bytes.toString('utf8');
      for (let end = held.indexOf('\r\n'); end >= 0; end = held.indexOf('\r\n')) {
        const line = held.slice(0, end);
        held = held.slice(end + 2);
        if (letter !== undefined) {
          if (line !== '.') letter += `${line}\n`;
          else {
            taken.push(letter);
            letter = undefined;
            socket.write('250 taken\r\n');
          }
        } else if (/^DATA/i.test(line)) {
          letter = '';
          socket.write('354 go on\r\n');
        } else
          socket.write(
            /full\.example/.test(line)
              ? '452 no room\r\n'
              : /^QUIT/i.test(line)
                ? '221 bye\r\n'
                : '250 ok\r\n',
          );
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

test('a letter is handed over once it is committed, its text is gone then, and one that is not taken is tried again', async () => {
  const { db, owner } = database;
  const mail = await startMailServer();
  let now = new Date('2026-11-23T12:00:00Z');
  const warned: string[] = [];
  const { write, module } = createLetters({
    db,
    clock: { now: () => now },
    warn: (message) => void warned.push(message),
    config: { environment: 'test', mail: { url: mail.url, from: 'House <house@croupier.example>' } },
  });
  const run = () => module.jobs![0]!.run(new AbortController().signal);
  const letter = (to: string) => ({ to, subject: 'Привіт', text: `A link for ${to}` });
  await db.transaction(async (tx) => {
    await write(tx, letter('anna@house.example'));
    await write(tx, letter('bohdan@full.example'));
  });
  const undone = db.transaction(async (tx) => {
    await write(tx, letter('never@house.example'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await run();
  await run();
  expect(mail.taken).toHaveLength(1);
  expect(mail.taken[0]).toMatch(/^To: anna@house\.example$/m);
  expect(mail.taken[0]).toContain('A link for anna@house.example');
  const bodies = await owner.query<{ recipient: string; body: string | null; attempts: number }>(
    'SELECT recipient, body, attempts FROM letter ORDER BY id',
  );
  expect(bodies).toEqual([
    { recipient: 'anna@house.example', body: null, attempts: 1 },
    { recipient: 'bohdan@full.example', body: 'A link for bohdan@full.example', attempts: 1 },
  ]);
  expect(warned).toHaveLength(1);
  for (let attempt = 0; attempt < 12; attempt++) {
    now = new Date(now.getTime() + 86_400_000);
    await run();
  }
  const [given] = await owner.query<{ attempts: number; givenUp: boolean }>(
    `SELECT attempts, given_up AS "givenUp" FROM letter WHERE recipient LIKE 'bohdan%'`,
  );
  expect(given).toEqual({ attempts: 10, givenUp: true });
  await mail.close();
});

test('where there is no mail server letters wait, and are read in the office of a house that is no real one', async () => {
  const { role, call } = office.as.auditor;
  expect(role).toBe('auditor');
  const text = `INSERT INTO letter (recipient, subject, body, created_at, next_attempt_at) VALUES ('a@b.example', 'One', 'Text', now(), now())`;
  await office.site.db.query(text);
  const { rows } = await call(listLetters, { query: { state: 'waiting' } });
  expect(rows[0]).toMatchObject({ recipient: 'a@b.example', body: 'Text', sentAt: null });
});
