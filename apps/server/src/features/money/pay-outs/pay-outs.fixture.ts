import { randomUUID } from 'node:crypto';
import { createOffsetClock } from '../../../platform/clock.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import { createCodes, type Told } from '../../people/codes/feature.ts';
import { giveLevel } from '../../people/documents/feature.ts';
import { openAccount, updatePerson } from '../../people/players/feature.ts';
import { balancesOf, LEDGER_BOOKS, mustPost } from '../ledger/feature.ts';
import { carryPayOuts, reconcilePayOuts } from './carry-pay-outs.ts';
import { checkMethod } from './check-method.ts';
import { createPayOut } from './create-pay-out.ts';
import type { PayOutAnswer, PayOutProvider } from './pay-out-provider.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { PAY_OUTS_BOOKS } from './pay-outs-books-store.ts';
import { findPayOut, type PayOutRow } from './pay-outs-store.ts';
import { sendPayOutCode } from './send-code.ts';
import { takePayOutReport } from './take-pay-out-report.ts';

const DAY_MS = 86_400_000;
const IBANS = ['DE89370400440532013000', 'GB82WEST12345698765432', 'FR1420041010050500013M02606'];

/** What the provider says, as a test wants it, and what it was asked. */
function scriptedProvider() {
  const script = {
    sent: [] as string[],
    answer: 'accepted' as 'accepted' | 'refused' | 'unknown',
    status: 'open' as Awaited<ReturnType<PayOutProvider['reportOn']>>,
    /** What happens while it is asked to pay. */
    sending: undefined as (() => Promise<unknown>) | undefined,
  };
  const provider: PayOutProvider = {
    merchant: 'croupier',
    send: async ({ reference }) => {
      script.sent.push(reference);
      await script.sending?.();
      return script.answer === 'accepted' ? { payOutId: `po_${reference}` } : script.answer;
    },
    reportOn: async () => script.status,
    showCard: async ({ reference }) => ({ redirectUrl: `http://psp.example/${reference}` }),
    knowAccount: async ({ iban }) => ({ token: `tok_${iban}`, mark: `iban_${iban}`, isOwner: true }),
  };
  return { script, provider };
}

/** A database with players who may be paid, and a provider that says what a test wants. */
export async function createPayOutsFixture() {
  const database = await createTestDatabase();
  const { db, owner } = database;
  const clock = createOffsetClock();
  const told: Told[] = [];
  const failed: unknown[] = [];
  const found: Parameters<PayOutsParts['found']>[0][] = [];
  const codes = createCodes(
    { db, clock, config: { sessionKey: Buffer.alloc(32, 7) } },
    { writeLetter: async (_, text) => void told.push(text), writeSms: undefined },
  );
  const { script, provider } = scriptedProvider();
  const parts: PayOutsParts = {
    ...{ db, clock, codes, provider, publicUrl: 'http://localhost:4300', webhookSecrets: ['secret'] },
    ...{
      linkKey: Buffer.alloc(32, 9),
      counted: () => undefined,
      found: (one) => found.push(one),
      warn: () => undefined,
      error: () => undefined,
    },
  };
  const apart = createEachApart({ clock, failed: ({ err }) => failed.push(err) });
  const players = playersOf(parts);
  const carry = () => carryPayOuts(parts, apart);
  const reconcile = () => reconcilePayOuts(parts, apart);

  /** Every difference that the checks of the books find. */
  const differences = async () => {
    const found = await Promise.all(
      [...LEDGER_BOOKS, ...PAY_OUTS_BOOKS].map(async ({ name, sql }) => ({
        name,
        rows: await owner.query(sql),
      })),
    );
    return found.filter(({ rows }) => rows.length > 0);
  };
  const stateOf = async (id: string) => (await findPayOut(db, id))!.state;
  const report = (
    id: string,
    type: PayOutAnswer['type'],
    eventId: string = randomUUID(),
    change: Partial<PayOutAnswer> = {},
  ) =>
    findPayOut(db, id).then((row) =>
      db.transaction((tx) =>
        takePayOutReport(tx, parts, {
          eventId,
          report: { ...answerOf(row!, type), ...change },
        }),
      ),
    );
  return {
    ...{ database, db, owner, clock, parts, script, told, failed, found },
    ...{ carry, reconcile, differences, stateOf, report },
    ...players,
    ...wishesOf(parts, told, players),
  };
}

const answerOf = (
  { id, amountMinor, feeMinor, currency }: PayOutRow,
  type: PayOutAnswer['type'],
): PayOutAnswer => ({
  ...{ type, payOutId: `po_${id}`, merchantReference: id, merchant: 'croupier', currency },
  amountMinor: String(amountMinor - feeMinor),
});

const currencyOf = ({ region }: SignedIn) => (region === 'UA' ? 'UAH' : 'EUR');

/** Players with money, and where it may go. */
function playersOf(parts: PayOutsParts) {
  const { db, clock } = parts;
  let count = 0;

  async function newPlayer(region: 'SL' | 'EU' | 'UA' = 'SL', level = 1): Promise<SignedIn> {
    const email = `${randomUUID().replaceAll('-', '')}@mail.example`;
    const at = clock.now();
    const playerId = await db.transaction(async (tx) => {
      const account = { email, passwordHash: '$argon2id$none', region, language: 'en', now: at } as const;
      const id = (await openAccount(tx, account))!;
      await giveLevel(tx, id, level, { by: 'test', at });
      await updatePerson(tx, id, { firstName: 'Olena', lastName: 'Koval' });
      await tx.query(`UPDATE player SET tax_number_sealed = '\\x00' WHERE id = $1`, [id]);
      return id;
    });
    const place = { region, wishedRegion: null, residence: null, language: 'en', blocked: false } as const;
    return { playerId, sessionId: 'none', ...place };
  }

  async function give(
    player: SignedIn,
    amountMinor: bigint,
    name: 'adjustments' | 'payment-clearing' = 'adjustments',
  ) {
    const operation = name === 'adjustments' ? 'adjustment' : 'pay-in';
    await db.transaction((tx) =>
      mustPost(tx, {
        ...{ playerId: player.playerId, currency: currencyOf(player), key: randomUUID(), operation },
        transfers: [{ from: { owner: 'house', name }, to: { owner: 'player', kind: 'real' }, amountMinor }],
      }),
    );
  }

  /** An account that the player has shown, more than a day ago. */
  async function method(player: SignedIn, place = 0): Promise<string> {
    const iban = IBANS[place]!;
    const checked = await checkMethod(parts, player, {
      ...{ key: randomUUID(), kind: 'iban', iban, ownerName: 'Olena Koval' },
    });
    if (isRefusal(checked)) throw new Error(JSON.stringify(checked));
    const { id } = checked.method;
    const before = new Date(clock.now().getTime() - 2 * DAY_MS);
    // Each player's own: that somebody else has shown the same one is a case of its own.
    const mark = `iban_${++count}`;
    await db.query('UPDATE pay_out_method SET proven_at = $2, mark = $3 WHERE id = $1', [id, before, mark]);
    return id;
  }
  return { newPlayer, give, method };
}

/** What players ask for. */
function wishesOf(
  parts: PayOutsParts,
  told: Told[],
  { newPlayer, give, method }: ReturnType<typeof playersOf>,
) {
  const { db } = parts;

  async function code(player: SignedIn): Promise<string> {
    await db.query(`UPDATE proof_code SET sent_at = sent_at - interval '1 hour' WHERE player_id = $1`, [
      player.playerId,
    ]);
    const sent = await sendPayOutCode(parts, player, 'email');
    if (isRefusal(sent)) throw new Error(JSON.stringify(sent));
    return told.at(-1)!.params['code']!;
  }

  async function ask(
    player: SignedIn,
    {
      key = randomUUID(),
      amountMinor = '10000',
      ...wanted
    }: { key?: string; amountMinor?: string; methodId: string; code?: string },
  ) {
    const byCode = wanted.code ?? (await code(player));
    const currency = currencyOf(player);
    return createPayOut(parts, player, {
      key,
      amountMinor,
      currency,
      methodId: wanted.methodId,
      code: byCode,
    });
  }

  /** A player with money who has asked for some of it. */
  async function asked(region: 'SL' | 'EU' | 'UA' = 'SL', amountMinor = '10000') {
    const player = await newPlayer(region);
    await give(player, 1_000_000n);
    const methodId = await method(player);
    const payOut = await ask(player, { methodId, amountMinor });
    if (isRefusal(payOut)) throw new Error(JSON.stringify(payOut));
    return { player, methodId, id: payOut.id, payOut };
  }

  async function balanceOf({ playerId }: SignedIn): Promise<bigint> {
    return (await balancesOf(db, playerId)).find(({ kind }) => kind === 'real')?.amountMinor ?? 0n;
  }
  return { code, ask, asked, balanceOf };
}
