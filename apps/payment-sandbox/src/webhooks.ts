import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SandboxConfig } from './config.ts';
import type { Payment } from './payments.ts';
import { sign } from './signature.ts';

const ATTEMPTS = 10;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 60_000;
const ANSWER_TIMEOUT_MS = 10_000;

/** Tells the merchant what became of a payment, until it is heard. `stop` gives up on what is still waiting. */
export function createWebhooks(config: SandboxConfig, log: (line: string) => void) {
  const stopping = new AbortController();
  const underway = new Set<Promise<void>>();

  function announce(payment: Payment): void {
    if (!config.webhooks.deliver) return;
    const id = `evt_${randomUUID()}`;
    const body = bodyOf(payment);
    for (let copy = 0; copy < config.webhooks.copies; copy++) {
      const delivery = deliver(payment.webhookUrl, id, body).catch((error: unknown) => {
        if (!stopping.signal.aborted) log(`webhook ${id} was never heard: ${String(error)}`);
      });
      underway.add(delivery);
      void delivery.finally(() => underway.delete(delivery));
    }
  }

  async function deliver(url: string, id: string, body: string): Promise<void> {
    const { signal } = stopping;
    if (config.webhooks.delayMs) await wait(config.webhooks.delayMs, undefined, { signal });
    for (let attempt = 1; ; attempt++) {
      if (await post(url, id, body)) return;
      if (attempt === ATTEMPTS) throw new Error(`${ATTEMPTS} attempts`);
      await wait(Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS), undefined, { signal });
    }
  }

  async function post(url: string, id: string, body: string): Promise<boolean> {
    const headers = { 'content-type': 'application/json', ...sign(config.secret, id, nowSeconds(), body) };
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
    try {
      return (await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })).ok;
    } catch {
      return false;
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await Promise.all(underway);
  }

  return { announce, stop };
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

function bodyOf(payment: Payment): string {
  return JSON.stringify({
    type: `pay-in.${payment.state}`,
    paymentId: payment.id,
    merchantReference: payment.merchantReference,
    merchant: payment.merchant,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
  });
}
