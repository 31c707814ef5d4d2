import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, type Call } from '@croupier/contract/kit';
import {
  checkPayOutCard,
  createPayOut,
  payOutOptions,
  sendPayOutCode,
} from '@croupier/contract/money/pay-outs';
import { createPayIn } from '@croupier/contract/money/payments';
import { testLetters } from '@croupier/contract/site/test-data';
import { afterAll, expect, test } from 'vitest';
import { createMortalHouse, type SandboxPayment } from './platform/testing/mortal-house.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** So many pay in, and as many others are paid: what was deposited has to be staked before it is paid out. */
const PLAYERS = 50;
/** Payments of each of them: a thousand together. */
const EACH_WAY = 10;
const AT_ONCE = 8;
const SETTLED_MS = 300_000;

/** Where the server dies: before and after a message is kept, before and after money is credited, before money is sent. */
const DEATHS = [
  ...['message.kept', 'pay-in.before-commit', 'pay-in.after-commit', 'pay-out.before-send'],
  ...['pay-in.after-commit', 'message.kept', 'pay-out.before-send', 'pay-in.before-commit'],
];
const DECISIONS = [
  ...['approve', 'approve', 'approve', 'approve-slowly', 'approve-half'],
  ...['decline', 'fail-first', 'charge-back', 'close', 'approve'],
];
/** Last digits of the account that a player is paid to, which say how the sandbox ends it. */
const ENDINGS = ['0000', '0000', '0000', '0341', '0069', '0002', '0127', '0135'];

const house = await createMortalHouse();
const { database, callAs, sandbox } = house;
const { owner } = database;
afterAll(() => house.close());

/** Somebody of Slovenia with money that they may be paid, and an account to be paid to. */
async function newPlayer(place: number) {
  const player = await house.newPlayer();
  const account = { kind: 'iban', iban: ibanOf(place), ownerName: 'Iryna Koval' } as const;
  const { method } = await player.call(checkPayOutCard, { body: { key: randomUUID(), ...account } });
  const text = `UPDATE pay_out_method SET proven_at = proven_at - interval '2 days', provider_token = $2 WHERE id = $1`;
  await owner.query(text, [method.id, `tok_${ENDINGS[place % ENDINGS.length]}`]);
  return { ...player, methodId: method.id };
}
type Player = Awaited<ReturnType<typeof newPlayer>>;

/** A number of an account that is nobody else's, with its check digits (ISO 13616). */
function ibanOf(place: number): string {
  const account = `37040044${String(532_013_000 + place).padStart(10, '0')}`;
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
}

/** Starts a deposit and decides it on the provider's page. */
async function payIn({ call }: { call: Call }, place: number): Promise<void> {
  const body = { key: randomUUID(), amountMinor: String(1_000 + place), language: 'en' } as const;
  const { redirectUrl } = await call(createPayIn, { body });
  const decision = DECISIONS[place % DECISIONS.length]!;
  await fetch(redirectUrl!, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
  });
}

/** A proof is used up, or the code sent, although the answer was lost: then another proof is made, or the code is there. */
async function sendCode(call: Call): Promise<void> {
  for (;;) {
    const failed = await call(sendPayOutCode, { body: { channel: 'email' } }).catch(
      (error: ApiError) => error,
    );
    if (!(failed instanceof ApiError) || failed.key === 'too_many_requests') return;
    if (failed.key !== 'proof_of_work_needed') throw failed;
  }
}

/** Asks for money with the code of a letter. @returns whether it was taken: who has too much under way waits for a person */
async function payOut({ id, username, call, methodId }: Player): Promise<boolean> {
  const text = `UPDATE proof_code SET sent_at = sent_at - interval '1 hour' WHERE player_id = $1`;
  await owner.query(text, [id]);
  await sendCode(call);
  const { letters } = await callAs()(testLetters, { body: { to: username } });
  const [code = ''] = letters.flatMap(({ text: letter }) => /\b\d{6}\b/.exec(letter) ?? []);
  const wanted = { key: randomUUID(), amountMinor: '1000', currency: 'EUR', methodId, code } as const;
  for (;;) {
    const failed = await call(createPayOut, { body: wanted }).catch((error: ApiError) => error);
    if (!(failed instanceof ApiError)) return true;
    if (failed.key !== 'too_many_requests') throw failed;
    const { open } = await call(payOutOptions, { query: {} });
    if (open.every(({ state }) => state === 'IN_REVIEW')) return false;
    await sleep(200);
  }
}

interface Ours {
  readonly id: string;
  readonly state: string;
  /** The times that money came to its player, and what all its entries come to. */
  readonly credits: number;
  readonly netMinor: bigint;
}
const oursOf = (table: 'pay_in' | 'pay_out', operation: string): Promise<Ours[]> =>
  owner.query<Ours>(
    `SELECT o.id, o.state, count(t.*) FILTER (WHERE t.operation = $1)::integer AS credits,
  coalesce(sum(CASE t.credit WHEN 'player' THEN t.amount_minor ELSE -t.amount_minor END) FILTER (WHERE 'player' IN (t.credit, t.debit)), 0)::bigint AS "netMinor"
FROM ${table} o LEFT JOIN ledger_post p ON p.reference = o.id::text
LEFT JOIN ledger_transfer t ON t.player_id = p.player_id AND t.key = p.key GROUP BY o.id`,
    [operation],
  );

const OPEN = ['CREATED', 'PENDING', 'APPROVED', 'SENT', 'UNKNOWN'];

test('a thousand payments both ways, told three times each to a server that keeps dying, move what the provider moved', async () => {
  const serving = house.die(DEATHS, 150);
  let wished = 0;
  const places = Array.from({ length: PLAYERS }, (_, place) => place);
  // One that does not come up ends the test, in place of callers who ask for ever.
  serving.catch(house.giveUp);
  const played = inTurns(places, async (place) => {
    const [payer, payee] = [await newPlayer(place), await newPlayer(PLAYERS + place)];
    for (let n = 0; n < EACH_WAY; n += 1) {
      await payIn(payer, place + n);
      if (await payOut(payee)) wished += 1;
    }
  });
  const [server] = await Promise.all([serving, played]);
  expect(house.count.deaths).toBe(DEATHS.length);
  const settled = async () => {
    const all = [...(await oursOf('pay_in', 'pay-in')), ...(await oursOf('pay_out', 'pay-out-reserve'))];
    return { open: all.filter(({ state }) => OPEN.includes(state)).length, waiting: sandbox.read().waiting };
  };
  await expect.poll(settled, { timeout: SETTLED_MS, interval: 500 }).toEqual({ open: 0, waiting: 0 });
  server.child.kill('SIGTERM');
  // How busy this machine is decides how it ends, and nothing here.
  await server.ended;

  const { payments, payOuts } = sandbox.read();
  const [ins, outs] = [await oursOf('pay_in', 'pay-in'), await oursOf('pay_out', 'pay-out-reserve')];
  expect([ins.length, outs.length]).toEqual([PLAYERS * EACH_WAY, wished]);
  expect(wished).toBeGreaterThan(PLAYERS * EACH_WAY * 0.8);
  const [paidIn, paidOut] = [byReference(payments), byReference(payOuts)];
  expect(ins.filter((one) => !fitsIn(one, paidIn.get(one.id)))).toEqual([]);
  expect(outs.filter((one) => !fitsOut(one, paidOut.get(one.id)))).toEqual([]);
  expect(await verify()).toEqual([0, expect.any(String)]);
}, 900_000);

async function inTurns<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const left = [...things];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const byReference = (kept: readonly SandboxPayment[]) =>
  new Map(kept.map((each) => [each.merchantReference, each]));

/** Whether it fits: what came is credited once, unless it came after a failure and waits for a person; what did not come, or went back, is not there. */
function fitsIn({ state, credits, netMinor }: Ours, at: SandboxPayment | undefined): boolean {
  const cameMinor = BigInt(at?.paidMinor ?? at?.amountMinor ?? 0);
  if (at?.state === 'paid' && state === 'PAID') return credits === 1 && netMinor === cameMinor;
  if (at?.state === 'paid') return state === 'LATE' && credits === 0 && netMinor === 0n;
  if (at?.state === 'charged-back') return credits <= 1 && netMinor === 0n;
  return ['FAILED', 'EXPIRED'].includes(state) && credits === 0 && netMinor === 0n;
}

/** Whether it fits: what arrived has left the balance, what failed is back in it; where the provider says both, it is as its first word that came here. */
function fitsOut({ state, netMinor }: Ours, at: SandboxPayment | undefined): boolean {
  const isBoth = /_(0127|0135)$/.test(at?.token ?? '');
  // Who was contradicted once is looked at by a person before they are paid again.
  if (state === 'IN_REVIEW') return at === undefined && netMinor === -1_000n;
  if (state === 'PAID') return (at?.state === 'paid' || isBoth) && netMinor === -1_000n;
  return state === 'FAILED' && (at === undefined || at.state === 'failed' || isBoth) && netMinor === 0n;
}

/** `npm run verify`: how it ended, and what it said. */
const verify = () =>
  new Promise<[number, string]>((ended) => {
    const env = { ...process.env, DATABASE_URL: database.url, SEED_KEY: 'ab'.repeat(32) };
    const command = [join(ROOT, 'apps/server/src/verify-main.ts')];
    execFile(process.execPath, command, { cwd: ROOT, env }, (error, stdout, stderr) =>
      ended([error ? Number(error.code) : 0, stdout + stderr]),
    );
  });
