import { randomUUID } from 'node:crypto';
import { PAY_IN_ROUTES } from '@croupier/domain/money/payments';
import { createOffsetClock } from '../../../platform/clock.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import { balancesOf } from '../ledger/feature.ts';
import { giveLevel } from '../../people/documents/feature.ts';
import { createLimits } from '../../people/limits/feature.ts';
import { openAccount } from '../../people/players/feature.ts';
import { createPayIn, type PayInInput } from './create-pay-in.ts';
import { NO_BONUSES } from './no-bonuses.fixture.ts';
import type { PaymentProvider, ProviderAnswer, ProviderStatus } from './payment-provider.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { listCountedDeposits } from './payments-store.ts';
import { providersOf } from './payment-providers.ts';
import { createProviderRests } from './provider-rests.ts';
import { returnLate } from './return-late.ts';
import { SANDBOX } from './sandbox-provider.ts';
import { askAgain, sweepPayIns } from './sweep-pay-ins.ts';
import { takeProviderReport } from './take-provider-report.ts';
import { willingProvider } from './willing-provider.fixture.ts';

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$none';

interface FakeProvider {
  isDown: boolean;
  asked: string[];
  /** What happens while a page is made. */
  asking: (() => Promise<unknown>) | undefined;
  /** What it was told to close. */
  closed: string[];
  /** What every question about a payment is answered with, or what answers it. */
  status: ProviderStatus;
  /** What it was asked to send back, and what it answers. */
  refunded: string[];
  refund: Awaited<ReturnType<PaymentProvider['refund']>>;
  reportOn: PaymentProvider['reportOn'] | undefined;
}

/** A database with a provider that says what a test wants; `reset` before each test. */
export async function createPaymentsFixture() {
  const database = await createTestDatabase();
  const clock = createOffsetClock();
  const provider: FakeProvider = {
    ...{ isDown: false, asked: [], asking: undefined, closed: [], refunded: [] },
    ...{ status: 'open', reportOn: undefined, refund: 'refunded' },
  };
  const failed: string[] = [];
  const found: [kind: string, payIn: string | null][] = [];
  const newApart = () => createEachApart({ clock, failed: ({ row }) => failed.push(row) });
  let apart = newApart();
  const limits = createLimits({ db: database.db, clock }, { deposits: listCountedDeposits });
  const parts: PaymentsParts = {
    db: database.db,
    clock,
    limits,
    bonuses: NO_BONUSES,
    publicUrl: 'http://localhost:4300',
    warn: () => undefined,
    error: () => undefined,
    countTraffic: () => undefined,
    found: ({ kind, payIn }) => found.push([kind, payIn]),
    providers: providersOf([fakeProvider(provider)]),
    ...{ routes: PAY_IN_ROUTES, rests: createProviderRests(clock) },
  };

  const reset = (): void => {
    clock.setOffset(0);
    Object.assign(provider, { isDown: false, asked: [], asking: undefined, closed: [], refunded: [] });
    Object.assign(provider, { status: 'open', reportOn: undefined, refund: 'refunded' });
    failed.length = 0;
    found.length = 0;
    apart = newApart();
  };
  const sweep = () => sweepPayIns(parts, apart, new AbortController().signal);
  const askAboutGivenUp = () => askAgain(parts, apart);
  const sendBack = () => returnLate(parts, apart);
  const resting = () => apart.resting();
  /** The sandbox says so when it is asked. */
  const takeReport = (eventId: string, report: ProviderAnswer) =>
    takeProviderReport(parts, { provider: SANDBOX, eventId, report });
  return {
    database,
    clock,
    parts,
    limits,
    provider,
    failed,
    found,
    reset,
    sweep,
    askAboutGivenUp,
    sendBack,
    resting,
    takeReport,
    ...payInsOf(parts),
  };
}

function fakeProvider(provider: FakeProvider): PaymentProvider {
  return willingProvider({
    createPayment: async ({ reference }) => {
      provider.asked.push(reference);
      await provider.asking?.();
      return provider.isDown
        ? 'unavailable'
        : { paymentId: `pay_${reference}`, redirectUrl: `http://psp.example/${reference}` };
    },
    reportOn: async (payIn) => {
      if (provider.isDown) return 'unavailable';
      return provider.reportOn ? provider.reportOn(payIn) : provider.status;
    },
    refund: async ({ reference }) => {
      provider.refunded.push(reference);
      return provider.refund;
    },
    close: async ({ reference }) => {
      provider.closed.push(reference);
      return provider.isDown ? 'unavailable' : provider.status === 'open' ? 'unknown' : provider.status;
    },
  });
}

function payInsOf(parts: PaymentsParts) {
  async function newPlayer(region: 'UA' | 'EU' | 'KZ' = 'UA', level = 1): Promise<SignedIn> {
    const email = `${randomUUID().replaceAll('-', '')}@mail.example`;
    const at = parts.clock.now();
    const playerId = await parts.db.transaction(async (tx) => {
      const opened = await openAccount(tx, { email, passwordHash: HASH, region, language: 'en', now: at });
      await giveLevel(tx, opened!, level, { by: 'test', at });
      return opened!;
    });
    return {
      playerId,
      sessionId: 'none',
      region,
      wishedRegion: null,
      residence: null,
      language: 'en',
      blocked: false,
    };
  }

  async function start(player: SignedIn, change: Partial<PayInInput> = {}) {
    return createPayIn(parts, player, { key: randomUUID(), amountMinor: '10000', language: 'ua', ...change });
  }

  /** A started pay-in of a new player and the report that would pay it. */
  async function started(region: 'UA' | 'KZ' = 'UA', amountMinor = '10000') {
    const player = await newPlayer(region);
    const payIn = await start(player, { amountMinor });
    if (isRefusal(payIn)) throw new Error(payIn.refused);
    const paid: ProviderAnswer = {
      type: 'pay-in.paid',
      paymentId: `pay_${payIn.id}`,
      merchantReference: payIn.id,
      merchant: 'croupier',
      amountMinor,
      currency: payIn.currency,
    };
    return { player, payIn, paid };
  }

  async function balanceOf(player: SignedIn, kind: 'real' | 'play' = 'real'): Promise<bigint> {
    return (await balancesOf(parts.db, player.playerId)).find((balance) => balance.kind === kind)!
      .amountMinor;
  }
  return { newPlayer, start, started, balanceOf };
}
