import { tookOf } from '@croupier/domain/office/health-desk';
import type { Needs } from '../../../platform/platform.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { addTraffic, type Told } from './traffic-store.ts';

export type CountTraffic = (told: Pick<Told, 'provider' | 'kind' | 'outcome'> & { tookMs: number }) => void;

/**
 * Counts what providers send and answer, by the hour. What comes while it is being written is added up first: one statement at a
 * time is under way, however many come. What cannot be written is let go: the call itself was made.
 */
export function createTrafficCount({ db, clock, warn }: Needs<'db' | 'clock' | 'warn'>): CountTraffic {
  let waiting = new Map<string, { told: Told; count: bigint }>();
  let isWriting = false;
  const write = async () => {
    isWriting = true;
    while (waiting.size > 0) {
      const written = [...waiting.values()];
      waiting = new Map();
      for (const { told, count } of written)
        await addTraffic(db, told, count).catch((error: unknown) =>
          warn('traffic of a provider could not be counted', { err: error }),
        );
    }
    isWriting = false;
  };
  return ({ provider, kind, outcome, tookMs }) => {
    const key = `${provider} ${kind} ${outcome}`;
    const before = waiting.get(key);
    const took = tookOf(tookMs).map((each, at) => each + (before?.told.took[at] ?? 0n));
    const told = { provider, kind, outcome, took, at: clock.now() };
    waiting.set(key, { told, count: (before?.count ?? 0n) + 1n });
    if (!isWriting) void write();
  };
}

/** The same provider, whose calls are counted and timed. */
export function counted(provider: PaymentProvider, count: CountTraffic): PaymentProvider {
  const timed = async <T extends string | object>(kind: string, call: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const told = (outcome: string) =>
      count({ provider: provider.name, kind, outcome, tookMs: performance.now() - startedAt });
    try {
      const answer = await call();
      told(answer === 'unavailable' ? 'failed' : 'answered');
      return answer;
    } catch (error) {
      told('failed');
      throw error;
    }
  };
  return {
    ...provider,
    createPayment: (payment) => timed('create', () => provider.createPayment(payment)),
    reportOn: (payIn) => timed('report', () => provider.reportOn(payIn)),
    close: (payIn) => timed('close', () => provider.close(payIn)),
    refund: (payment) => timed('refund', () => provider.refund(payment)),
  };
}
