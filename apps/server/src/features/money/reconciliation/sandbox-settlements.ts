import type { MoneyFlow, MoneyLine } from '@croupier/domain/money/reconciliation';
import { createSandboxPayOuts } from '../pay-outs/feature.ts';
import { askSandbox, SANDBOX, sendSigned } from '../payments/feature.ts';
import { parseSettlements } from './parse-settlements.ts';
import type { SettlementProvider } from './settlement-provider.ts';

/** A day has fewer lines than this has bytes; more is no file of ours. */
const FILE_MAX_BYTES = 64 * 1024 * 1024;

/** The flows that have moved by what the API reports. */
const MOVED: Readonly<Record<string, readonly MoneyFlow[]>> = {
  'pay-in.paid': ['pay-in'],
  'pay-in.refunded': ['pay-in', 'refund'],
  'pay-in.charged-back': ['pay-in', 'refund'],
  'pay-out.paid': ['pay-out'],
};

/** The sandbox provider's settlement files, and what its API says of single payments. */
export function createSandboxSettlements(options: { url: string; secret: string }): SettlementProvider {
  const payOuts = createSandboxPayOuts(options);
  return {
    name: SANDBOX,
    settlements: async (day) => {
      try {
        const response = await sendSigned(options, { method: 'GET', path: `/api/settlements/${day}` });
        const size = Number(response.headers.get('content-length') ?? 0);
        if (!response.ok || size > FILE_MAX_BYTES) return 'unavailable';
        return parseSettlements(await response.text()) ?? 'unavailable';
      } catch {
        return 'unavailable';
      }
    },
    ask: async (flow, reference) => {
      const path = encodeURIComponent(reference);
      const report =
        flow === 'pay-out'
          ? await payOuts.reportOn(path)
          : await askSandbox(options, 'GET', `/api/payments/${path}`);
      if (report === 'unavailable') return report;
      if (typeof report === 'string') return [];
      const { merchantReference, amountMinor, currency, type } = report;
      const line = { reference: merchantReference, amountMinor: BigInt(amountMinor), currency };
      return (MOVED[type] ?? []).map((moved): MoneyLine => ({ flow: moved, ...line }));
    },
  };
}
