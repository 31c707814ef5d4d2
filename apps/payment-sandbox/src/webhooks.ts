import { randomInt, randomUUID } from 'node:crypto';
import type { SandboxConfig } from './config.ts';
import { reportOf, type Payment } from './payments.ts';
import { sign } from './signature.ts';

export interface Delivery {
  eventId: string;
  url: string;
  body: string;
  attempts: number;
  /** The payment whose merchant holds it. */
  heldFor?: string;
  /** How often it is sent at once, where that is not the setting. */
  copies?: number;
}

export interface Webhooks {
  /** Reports the state a payment is in now, until the merchant answers 2xx. */
  report(payment: Payment): void;
  /** The same of anything else. */
  send(url: string, report: object): void;
  /** Holds what is reported of a payment from now on. @returns how many wait already */
  hold(payment: Payment): number;
  /** Lets them go, one after another. @returns how many */
  release(payment: Payment, how: Release): number;
  /** What is still to be delivered. */
  open(): Delivery[];
  stop(): void;
}

export interface Release {
  order: 'told' | 'reversed' | 'shuffled';
  copies: number;
}

const ATTEMPTS_MAX = 30;
const RETRY_MAX_MS = 60_000;
const TIMEOUT_MS = 10_000;

/** Sends signed webhooks, again and again with growing pauses where one fails. */
export function createWebhooks(
  config: SandboxConfig,
  loaded: readonly Delivery[],
  deps: { onChange: () => void; log: (line: string) => void },
): Webhooks {
  const open = new Map(loaded.map((delivery) => [delivery.eventId, delivery]));
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;

  const later = (delivery: Delivery, waitMs: number): void => {
    if (isStopped || config.isDeliveryOff) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void attempt(delivery);
    }, waitMs);
    timers.add(timer);
  };
  const attempt = async (delivery: Delivery): Promise<void> => {
    delivery.attempts++;
    const copies = Array.from({ length: Math.max(1, delivery.copies ?? config.copies) }, () =>
      send(config, delivery),
    );
    const statuses = await Promise.all(copies);
    deps.log(`webhook ${delivery.eventId} attempt ${delivery.attempts}: ${statuses.join(' ')}`);
    if (statuses.every(isTaken) || delivery.attempts >= ATTEMPTS_MAX) {
      open.delete(delivery.eventId);
      deps.onChange();
    } else {
      later(delivery, Math.min(config.retryMs * 2 ** (delivery.attempts - 1), RETRY_MAX_MS));
    }
  };

  const tell = (url: string, report: object, heldFor?: string): void => {
    const delivery = newDelivery(url, report, heldFor);
    open.set(delivery.eventId, delivery);
    deps.onChange();
    if (heldFor === undefined) later(delivery, config.delayMs);
  };
  const heldOf = ({ id }: Payment): Delivery[] => [...open.values()].filter(({ heldFor }) => heldFor === id);
  const sendInOrder = async (deliveries: readonly Delivery[]): Promise<void> => {
    for (const delivery of deliveries) if (!isStopped && !config.isDeliveryOff) await attempt(delivery);
  };

  for (const delivery of loaded) if (delivery.heldFor === undefined) later(delivery, config.retryMs);
  return {
    open: () => [...open.values()],
    report: (payment) => {
      const report = reportOf(payment);
      if (report) tell(payment.webhookUrl, report, payment.holdsWebhooks ? payment.id : undefined);
    },
    send: (url, report) => tell(url, report),
    hold: (payment) => {
      payment.holdsWebhooks = true;
      deps.onChange();
      return heldOf(payment).length;
    },
    release: (payment, how) => {
      const held = inOrder(heldOf(payment), how.order);
      payment.holdsWebhooks = false;
      held.forEach((delivery) => letGo(delivery, how));
      deps.onChange();
      void sendInOrder(held);
      return held.length;
    },
    stop: () => {
      isStopped = true;
      timers.forEach(clearTimeout);
    },
  };
}

const newDelivery = (url: string, report: object, heldFor: string | undefined): Delivery => ({
  ...{ eventId: `evt_${randomUUID()}`, url, body: JSON.stringify(report), attempts: 0 },
  ...(heldFor !== undefined && { heldFor }),
});

function letGo(delivery: Delivery, { copies }: Release): void {
  delete delivery.heldFor;
  delivery.copies = copies;
}

function inOrder(deliveries: readonly Delivery[], order: Release['order']): Delivery[] {
  if (order === 'told') return [...deliveries];
  if (order === 'reversed') return deliveries.toReversed();
  const places = new Map(deliveries.map((delivery) => [delivery, randomInt(2 ** 32)]));
  return deliveries.toSorted((one, other) => places.get(one)! - places.get(other)!);
}

const isTaken = (status: number | 'no answer'): boolean =>
  typeof status === 'number' && status >= 200 && status < 300;

async function send(config: SandboxConfig, delivery: Delivery): Promise<number | 'no answer'> {
  // Every attempt is signed anew: the receiver refuses an old timestamp. The id stays, which is how it knows a repeat.
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const message = { id: delivery.eventId, timestamp, body: delivery.body };
  const headers = {
    'content-type': 'application/json',
    'webhook-id': delivery.eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': sign(message, config.secrets),
  };
  try {
    const response = await fetch(delivery.url, {
      method: 'POST',
      headers,
      body: delivery.body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 'no answer';
  }
}
