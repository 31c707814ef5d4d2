import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ConformanceConfig } from '../config.ts';
import { createBook, type Book } from './double-book.ts';
import { GAME, type Body, type Verdict } from './double-state.ts';

/**
 * A wallet in memory that keeps every rule but the one it is told to break: what the kit is tested on. It is small
 * because it has no database; a real wallet cannot be built so.
 */
export interface WalletDouble {
  readonly config: ConformanceConfig;
  /** Breaks one rule from now on, see `double-faults`; undefined breaks none. */
  breakRule(fault: string | undefined): void;
  close(): Promise<void>;
}

const KEY = 'the key of the double';
const SKEW_S = 300;

export async function startWalletDouble(): Promise<WalletDouble> {
  const state = { fault: undefined as string | undefined, nonces: new Set<string>() };
  const book = createBook((fault) => state.fault === fault);
  const server = createServer((request, response) => {
    void readBody(request).then(async (text) => {
      const [http, answer] = await answerTo(request, text, book, state);
      response.writeHead(http, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    config: {
      url: `${url}/wallet`,
      provider: 'double',
      key: KEY,
      game: GAME,
      stakeMinor: '100',
      control: `${url}/control`,
    },
    breakRule: (fault) => void (state.fault = fault),
    close: () => close(server),
  };
}

type Answer = readonly [http: number, body: object];
interface State {
  fault: string | undefined;
  nonces: Set<string>;
}

async function answerTo(request: IncomingMessage, text: string, book: Book, state: State): Promise<Answer> {
  const path = request.url ?? '';
  if (path === '/control') return [200, book.control(JSON.parse(text) as Body)];
  const call = path.replace('/wallet/', '');
  if (!isSigned(request, path, text, state)) return [401, {}];
  const body = JSON.parse(text) as Body;
  if (!hasAmounts(body, state)) return [400, {}];
  const verdict: Verdict = await book.answer(call, body);
  return [200, verdict];
}

function isSigned({ headers }: IncomingMessage, path: string, text: string, state: State): boolean {
  const is = (fault: string): boolean => state.fault === fault;
  const [provider, timestamp, nonce, signature] = ['provider', 'timestamp', 'nonce', 'signature'].map(
    (name) => String(headers[`croupier-${name}`] ?? ''),
  );
  if (signature === '') return is('signature-missing');
  const body = is('parsed-body') ? JSON.stringify(JSON.parse(text)) : text;
  const signedPaths = is('path-unsigned') ? ['bet', 'balance'].map((call) => `/wallet/${call}`) : [path];
  const matches = signedPaths.some((signedPath) => {
    const mac = createHmac('sha256', KEY).update(`${provider}.${timestamp}.${nonce}.${signedPath}.${body}`);
    return signature === `v1,${mac.digest('hex')}`;
  });
  const isForgiven = is('any-signature') || (is('body-unsigned') && text.includes('kit-changed'));
  if (!matches && !isForgiven) return false;
  const aheadS = Number(timestamp) - Date.now() / 1_000;
  if (aheadS < -SKEW_S && !is('old-timestamp')) return false;
  if (aheadS > SKEW_S && !is('future-timestamp')) return false;
  const isNew = !state.nonces.has(nonce ?? '');
  state.nonces.add(nonce ?? '');
  return isNew || is('nonce-again');
}

function hasAmounts(body: Body, { fault }: State): boolean {
  const { amountMinor } = body;
  if (amountMinor === undefined || fault === 'any-amount') return true;
  const pattern = body['token'] === undefined || body['playerId'] ? /^(0|[1-9]\d{0,12})$/ : /^[1-9]\d{0,12}$/;
  return typeof amountMinor === 'string' && pattern.test(amountMinor);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
