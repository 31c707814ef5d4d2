import { randomUUID } from 'node:crypto';
import { checkPayOutCard } from '@croupier/contract/money/pay-outs';
import { createPayIn } from '@croupier/contract/money/payments';
import { afterAll, expect, test } from 'vitest';
import { createMortalHouse } from './platform/testing/mortal-house.ts';

const CARD = '4242424242424242';
const IBAN = 'DE89370400440532013000';
const CODE = '837';

const house = await createMortalHouse();
const { database, sandbox } = house;
afterAll(() => house.close());

/** Tables of which a row says something, as it stands or byte by byte. */
async function tablesThatSay(text: string): Promise<string[]> {
  const { owner } = database;
  const tables = await owner.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(100);
  const spaced = text.replace(/(.{4})(?=.)/g, '$1[ -]?');
  const pattern = `${spaced}|${Buffer.from(text).toString('hex')}`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await owner.query(`SELECT FROM ${name} AS t WHERE t::text ~* $1 LIMIT 1`, [pattern]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('the number of a card, its code and the number of an account are in no table, no log and not at the provider', async () => {
  const server = await house.die([], 0);
  const { call } = await house.newPlayer();
  const start = { key: randomUUID(), amountMinor: '2000', language: 'en' } as const;
  const { redirectUrl } = await call(createPayIn, { body: start });
  const paid = await fetch(redirectUrl!.replace(/[?].*$/, '/card?lang=en'), {
    method: 'POST',
    body: new URLSearchParams({ number: CARD, expiry: '12/34', code: CODE }),
    redirect: 'manual',
  });
  expect(paid.status).toBe(303);
  const account = { kind: 'iban', iban: IBAN, ownerName: 'Iryna Koval' } as const;
  const checked = await call(checkPayOutCard, { body: { key: randomUUID(), ...account } });
  expect(checked.method.mask).toContain('3000');
  // Where somebody types a number into a field of ours, it is refused and kept nowhere.
  for (const body of [
    { ...start, key: randomUUID(), cardNumber: CARD },
    { ...start, key: CARD },
  ])
    await expect(call(createPayIn, { body })).rejects.toMatchObject({ status: 400 });
  const typed = { key: randomUUID(), kind: 'iban', iban: CARD, ownerName: CARD } as const;
  await expect(call(checkPayOutCard, { body: typed })).rejects.toMatchObject({ status: 422 });

  const credited = `SELECT FROM pay_in WHERE state = 'PAID' AND source_mask = '•••• 4242'`;
  await expect.poll(() => database.owner.query(credited), { timeout: 30_000 }).toHaveLength(1);
  server.child.kill('SIGTERM');
  // How busy this machine is decides how it ends, and nothing here.
  await server.ended;
  // Something is found at all: the last digits.
  expect(await tablesThatSay('•••• 4242')).toContain('public.pay_in');
  for (const number of [CARD, IBAN]) {
    expect(await tablesThatSay(number)).toEqual([]);
    expect(house.printed()).not.toContain(number);
    expect(sandbox.read().text).not.toContain(number);
  }
  expect(sandbox.read().text).not.toContain(`"${CODE}"`);
}, 180_000);
