import { openConnection, postOf, type Connection } from '../http/connection.ts';
import { BETS_AT_ONCE, GAME } from './fly-together.ts';
import { inHands } from '../in-hands.ts';
import { leaveEvenly, type Left, type Window } from './leave-evenly.ts';

/** What the benchmark sends: whose sessions bet, each over a connection of its own; then leave, by this machine's clock. */
export type Order =
  | { readonly kind: 'bet'; readonly port: number; readonly cookies: readonly string[] }
  | ({ readonly kind: 'leave' } & Window);

/** What came of it, with the processor time of this process so far. */
export interface Told {
  readonly betsPerSecond?: number;
  readonly left?: Left;
  readonly cpuSeconds: number;
}

const UNAVAILABLE = 503;

interface Traveller {
  readonly connection: Connection;
  post(path: string, body: string): string;
}

let travellers: Traveller[] = [];

/** Somebody behind a proxy, at an address of its own, who connects and bets; one who is told to come again does. */
async function board(n: number, cookie: string, port: number): Promise<Traveller> {
  const connection = await openConnection(port);
  const address = `10.0.${n >> 8}.${n & 255}`;
  const post = (path: string, body: string) => postOf({ port, path, cookie, body, address });
  const bet = { key: crypto.randomUUID(), game: GAME, stakeMinor: '100', kind: 'real', choice: [] };
  let status: number;
  do status = await connection.ask(post('/api/rounds', JSON.stringify(bet)));
  while (status === UNAVAILABLE);
  if (status !== 200) throw new Error(`A bet was answered ${status}`);
  return { connection, post };
}

async function obey(order: Order): Promise<Omit<Told, 'cpuSeconds'>> {
  if (order.kind === 'leave') {
    const leave = (n: number): Promise<number> => {
      const { connection, post } = travellers[n]!;
      return connection.ask(post(`/api/games/${GAME}/flights/leave`, '{}'));
    };
    return { left: await leaveEvenly(travellers.length, { ...order, now: Date.now }, leave) };
  }
  const { port, cookies } = order;
  for (const { connection } of travellers) connection.end();
  travellers = [];
  const startedAt = performance.now();
  await inHands(BETS_AT_ONCE, cookies.entries(), async ([n, cookie]) => {
    travellers[n] = await board(n, cookie, port);
  });
  return { betsPerSecond: cookies.length / ((performance.now() - startedAt) / 1_000) };
}

process.on('message', (order: Order) => void answer(order));

async function answer(order: Order): Promise<void> {
  const done = await obey(order);
  const { user, system } = process.cpuUsage();
  process.send!({ ...done, cpuSeconds: (user + system) / 1e6 } satisfies Told);
}
process.on('disconnect', () => process.exit());
