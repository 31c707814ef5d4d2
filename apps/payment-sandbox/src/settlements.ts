/** Money that moved: in, back to who paid it, and out. */
export type SettledFlow = 'pay-in' | 'refund' | 'pay-out';

export interface Settlement {
  flow: SettledFlow;
  /** The provider's own id of the payment. */
  id: string;
  merchantReference: string;
  amountMinor: string;
  currency: string;
  /** In ISO 8601. */
  at: string;
}

export interface Settlements {
  add(flow: SettledFlow, payment: Omit<Settlement, 'flow' | 'at'>): void;
  /** The settlement file of a day of UTC, as far as the day has come. */
  fileOf(day: string): string;
  all(): Settlement[];
}

/** Older ones are forgotten beyond so many. */
const KEPT_MAX = 20_000;
const COLUMNS = 'flow,provider_id,merchant_reference,amount_minor,currency,settled_at';

/** Movements of a merchant's money, owed to them or by them. Whoever adds one has it kept. */
export function createSettlements(
  loaded: readonly Settlement[],
  now: () => Date = () => new Date(),
): Settlements {
  const settlements = [...loaded];
  return {
    add: (flow, { id, merchantReference, amountMinor, currency }) => {
      settlements.push({ flow, id, merchantReference, amountMinor, currency, at: now().toISOString() });
      if (settlements.length > KEPT_MAX) settlements.shift();
    },
    fileOf: (day) => {
      const lines = settlements
        .filter(({ at }) => at.startsWith(day))
        .map(({ flow, id, merchantReference, amountMinor, currency, at }) =>
          [flow, id, merchantReference, amountMinor, currency, at].join(','),
        );
      // Counted in its last line: half a file is none.
      return [COLUMNS, ...lines, `end,${lines.length}`, ''].join('\n');
    },
    all: () => settlements,
  };
}
