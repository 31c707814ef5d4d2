import type { HouseHealth } from '@croupier/contract/office/health-desk';
import { ALARMS, providerState, THRESHOLDS, type Thresholds } from '@croupier/domain/office/health-desk';
import type { TrafficRow } from './health-desk-store.ts';

/** Each provider in the hours that the rows are of, and when it last answered in all that is known. */
export function providersView(
  lately: readonly TrafficRow[],
  all: readonly TrafficRow[],
): HouseHealth['providers'] {
  return [...new Set(all.map(({ provider }) => provider))].sort().map((provider) => {
    const isOurs = (row: TrafficRow) => row.provider === provider;
    const { calls, failed, p95Ms } = providerState(lately.filter(isOurs).map(trafficOf));
    const lastOf = (outcome: string) => {
      const rows = all.filter((row) => isOurs(row) && row.kind !== 'webhook' && row.outcome === outcome);
      return rows.length === 0
        ? null
        : new Date(Math.max(...rows.map(({ lastAt }) => lastAt.getTime()))).toISOString();
    };
    return {
      ...{ provider, calls, failed },
      p95Ms: p95Ms === undefined || p95Ms === Infinity ? null : p95Ms,
      ...{ lastAnswerAt: lastOf('answered'), lastFailureAt: lastOf('failed') },
    };
  });
}

export const webhooksView = (rows: readonly TrafficRow[]): HouseHealth['webhooks'] =>
  rows
    .filter(({ kind }) => kind === 'webhook')
    .map(({ hour, provider, outcome, count, lastAt }) => ({
      ...{ hour: hour.toISOString(), provider, outcome, count: Number(count) },
      lastAt: lastAt.toISOString(),
    }));

export const trafficOf = ({ count, ...row }: TrafficRow) => ({ ...row, count: Number(count) });

export const thresholdsView = (above: Thresholds): HouseHealth['thresholds'] =>
  ALARMS.map((alarm) => ({ alarm, above: above[alarm], shipped: THRESHOLDS[alarm] }));
