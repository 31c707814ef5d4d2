import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';
import { findFreePort } from '../../../../../../tools/start/ports.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

const PROGRAM = join(import.meta.dirname, '../../../../../payment-sandbox/src/main.ts');
const SECRET = 'a-secret-of-the-tests';

export interface Sandbox {
  readonly provider: PaymentProvider;
  /** Requests for a page that came to it. */
  readonly asked: string[];
  /** The way to it: open, or closed, or such that requests arrive and answers are lost. */
  way: 'open' | 'closed' | 'loses-answers';
  /** Happens to an answer before it goes back. */
  answering: (() => Promise<void>) | undefined;
  /** Pays at a page of it. */
  pay(pageUrl: string): Promise<void>;
  stop(): void;
}

/** A sandbox provider in a process of its own, under a name of its own. It sends no webhooks: a test brings what it says. */
export async function startSandbox(name: string): Promise<Sandbox> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{ SANDBOX_PORT: String(port), SANDBOX_PUBLIC_URL: url, SANDBOX_PSP_SECRET: SECRET },
      ...{ SANDBOX_RETURN_ORIGINS: 'http://localhost:4300', SANDBOX_WEBHOOKS: 'off' },
    },
  });
  const sandbox: Pick<Sandbox, 'asked' | 'way' | 'answering'> = {
    asked: [],
    way: 'open',
    answering: undefined,
  };
  const gate = await openGate(url, sandbox);
  await vi.waitUntil(
    () =>
      fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    { timeout: 20_000 },
  );
  const gateUrl = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  return Object.assign(sandbox, {
    provider: createSandboxProvider({ name, url: gateUrl, secrets: [SECRET] }),
    pay: async (pageUrl: string) => {
      const body = new URLSearchParams({ decision: 'approve' });
      await fetch(pageUrl, { method: 'POST', body, redirect: 'manual' });
    },
    stop: () => {
      child.kill();
      gate.closeAllConnections();
      gate.close();
    },
  });
}

type Network = Pick<Sandbox, 'asked' | 'way' | 'answering'>;

/** The network before a sandbox. */
async function openGate(url: string, network: Network): Promise<Server> {
  const gate = createServer((request, response) => void pass(request, response, { url, network }));
  await new Promise<void>((listening) => gate.listen(0, '127.0.0.1', listening));
  return gate;
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { url, network }: { url: string; network: Network },
): Promise<void> {
  const body = await buffer(request);
  if (request.method === 'POST' && request.url === '/api/payments')
    network.asked.push((JSON.parse(body.toString()) as { merchantReference: string }).merchantReference);
  if (network.way === 'closed') return void response.destroy();
  const headers = Object.entries(request.headers).filter(([name]) => /^request-|^content-type$/.test(name));
  const answer = await fetch(`${url}${request.url}`, {
    method: request.method!,
    headers: headers as [string, string][],
    ...(body.length > 0 && { body }),
  });
  const text = await answer.text();
  await network.answering?.();
  if (network.way === 'loses-answers') return void response.destroy();
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
}
