import { PAY_IN_ROUTES } from '@croupier/domain/money/payments';
import {
  createProviderRests,
  createTakeTogether,
  providersOf,
  signMessage,
  type PaymentsParts,
} from '../../apps/server/src/features/money/payments/feature.ts';
import {
  willingProvider,
  WILLING_SECRETS,
} from '../../apps/server/src/features/money/payments/willing-provider.fixture.ts';
import { NO_BONUSES } from '../../apps/server/src/features/money/payments/no-bonuses.fixture.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { APP_ROLE, createDatabase } from '../../apps/server/src/platform/database.ts';
import { drive, type Load } from '../settle/load.ts';
import { COUNT_PAID, FILL_DEPOSITORS, FILL_PAY_INS } from './pay-ins-store.ts';

const provider = willingProvider();
const PLAYERS = 100_000;
/** Above those who play (`openHouse`): rules of signed-up players are not what is measured there. */
const ABOVE = 1_000_000;
/** Shares no factor with the number of players, so each has a turn before any has two. */
const STEP = 61_237;
/** So many deposits wait at a time: more than a measurement takes. */
const WAITING = 200_000;

export interface Payments {
  /** Takes the provider's signed word that a deposit is paid, again and again, as the webhook does without HTTP. */
  take(clients: number, seconds: number): Promise<Load>;
  /** Takes it each five times at once, as providers do; a unit is a message. */
  takeCopies(clients: number, seconds: number): Promise<Load>;
  /** @throws where not every deposit that was told of is credited, once */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Deposits on a house that is open (`openHouse`). @param clients tell at once, on a connection each */
export async function openPayments(url: string, clients: number): Promise<Payments> {
  const owner = createDatabase({ url, maxConnections: 2 });
  await owner.query(FILL_DEPOSITORS, [ABOVE, PLAYERS]);
  await owner.query(FILL_PAY_INS, [ABOVE, PLAYERS, STEP, WAITING]);
  await owner.query('ANALYZE');
  const parts = partsOf(url, clients);
  const takeTogether = createTakeTogether(parts);
  let [place, told] = [0, 0];

  /** A deposit's message with its id and its signature, and its bytes. */
  function nextMessage() {
    place += 1;
    told += 1;
    const reference = place
      .toString(16)
      .padStart(32, '0')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    const report = {
      ...{ type: 'pay-in.paid', paymentId: `pay_${reference}`, merchantReference: reference },
      ...{ merchant: provider.merchant, amountMinor: '10000', currency: 'UAH' },
    };
    const message = {
      id: `evt_${reference}`,
      timestamp: String(Math.floor(Date.now() / 1000)),
      body: JSON.stringify(report),
    };
    const headers = {
      'webhook-id': message.id,
      'webhook-timestamp': message.timestamp,
      'webhook-signature': signMessage(message, WILLING_SECRETS[0]),
    };
    return { headers, rawBody: Buffer.from(message.body) };
  }

  async function hear(message: ReturnType<typeof nextMessage>): Promise<void> {
    const verdict = provider.verify(message, systemClock.now());
    if (typeof verdict === 'string') throw new Error(verdict);
    const kept = {
      ...{ provider: provider.name, about: 'pay-in' as const, id: verdict.id, body: message.rawBody },
    } as const;
    const taken = await takeTogether(kept);
    if (taken !== 'applied') throw new Error(`A deposit was not credited: ${JSON.stringify(taken)}`);
  }

  return {
    take: (clients, seconds) => drive(clients, seconds, () => hear(nextMessage())),
    takeCopies: async (clients, seconds) => {
      const copies = 5;
      const load = await drive(Math.ceil(clients / copies), seconds, async () => {
        const message = nextMessage();
        await Promise.all(Array.from({ length: copies }, () => hear(message)));
      });
      return { ...load, perSecond: load.perSecond * copies };
    },
    check: async () => {
      const [found] = await owner.query<{ paid: number; credited: number }>(COUNT_PAID);
      if (found!.paid !== told || found!.credited !== told)
        throw new Error(`Of ${told} deposits ${found!.paid} are paid and ${found!.credited} credited`);
    },
    close: async () => void (await Promise.all([owner.close(), parts.db.close()])),
  };
}

/** The payments of a house whose provider is asked nothing. */
function partsOf(url: string, clients: number) {
  const db = createDatabase({ url, role: APP_ROLE, maxConnections: clients });
  return {
    db,
    clock: systemClock,
    providers: providersOf([provider]),
    ...{ routes: PAY_IN_ROUTES, rests: createProviderRests(systemClock) },
    limits: { refuseDeposit: async () => undefined },
    bonuses: NO_BONUSES,
    publicUrl: 'http://house.example',
    warn: () => undefined,
    error: () => undefined,
    countTraffic: () => undefined,
    found: () => undefined,
  } satisfies PaymentsParts;
}
