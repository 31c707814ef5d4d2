import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createSandbox } from './app.ts';
import { readConfig } from './config.ts';
import { sign } from './signature.ts';

export const SECRET = 'a-secret-of-the-tests';

export interface Heard {
  id: string;
  timestamp: string;
  signature: string;
  body: string;
}

/** A server that hears webhooks, and refuses as many of them as `refusals` says. */
async function listenForWebhooks() {
  const heard: Heard[] = [];
  const merchantState = { refusals: 0 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const isRefused = merchantState.refusals-- > 0;
      response.writeHead(isRefused ? 503 : 204).end();
      const header = (name: string) => String(request.headers[`webhook-${name}`]);
      if (!isRefused)
        heard.push({
          id: header('id'),
          timestamp: header('timestamp'),
          signature: header('signature'),
          body,
        });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { heard, merchantState, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A merchant that listens for webhooks, and the sandbox it uses. */
export async function merchant(env: Record<string, string> = {}) {
  const { heard, merchantState, origin } = await listenForWebhooks();
  const config = readConfig({
    SANDBOX_PSP_SECRET: SECRET,
    SANDBOX_RETURN_ORIGINS: origin,
    SANDBOX_WEBHOOK_RETRY_MS: '5',
    SANDBOX_PENDING_MS: '20',
    ...env,
  });
  const logged: string[] = [];
  const start = () => createSandbox(config, (line) => void logged.push(line));
  let app = await start();
  onTestFinished(() => app.close());
  const request = {
    merchant: 'croupier',
    merchantReference: 'r-1',
    amountMinor: '12345',
    currency: 'UAH',
    language: 'ua',
    returnUrl: `${origin}/ua/payment-verification?id=r-1`,
    webhookUrl: `${origin}/hook`,
  };
  const ask = (method: 'GET' | 'POST', url: string, payload = '', secret = SECRET) => {
    const message = {
      id: 'm1',
      timestamp: String(Math.floor(Date.now() / 1000)),
      body: `${method} ${url}\n${payload}`,
    };
    const headers = {
      'content-type': 'application/json',
      'request-id': message.id,
      'request-timestamp': message.timestamp,
      'request-signature': sign(message, [secret]),
    };
    return app.inject({ method, url, payload, headers });
  };
  const open = (change: object = {}, secret = SECRET) =>
    ask('POST', '/api/payments', JSON.stringify({ ...request, ...change }), secret);
  const submit = (url: string, fields: Record<string, string>) =>
    app.inject({
      ...{ method: 'POST', url, payload: String(new URLSearchParams(fields)) },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const decide = (id: string, decision: string) => submit(`/pay/${id}`, { decision });
  const show = (url: string, card: string) => submit(url, { card });
  const restart = async () => {
    await app.close();
    app = await start();
  };
  return {
    page: (url: string) => app.inject(url),
    heard,
    logged,
    open,
    ask,
    submit,
    decide,
    show,
    request,
    merchantState,
    restart,
  };
}

export const typesOf = (heard: Heard[]): string[] =>
  heard.map((one) => (JSON.parse(one.body) as { type: string }).type);
