import { CHECKS } from './checks/index.ts';
import type { ConformanceConfig } from './config.ts';
import { createTable } from './table.ts';

export interface CheckResult {
  readonly name: string;
  readonly says: string;
  readonly result: 'pass' | 'fail' | 'skipped';
  /** Why it failed or was skipped. */
  readonly because?: string;
  readonly tookMs: number;
}

export interface ConformanceReport {
  /** Nothing failed. A wallet conforms when nothing was skipped either. */
  readonly ok: boolean;
  readonly checks: readonly CheckResult[];
}

/**
 * Makes every check against a running wallet, one after another: they share its games and sometimes a player.
 * @param options.only names of checks; all when not given
 */
export async function runConformance(
  config: ConformanceConfig,
  options: { only?: readonly string[]; onResult?: (result: CheckResult) => void } = {},
): Promise<ConformanceReport> {
  const table = createTable(config);
  const checks: CheckResult[] = [];
  for (const { name, says, needsControl, run } of CHECKS) {
    if (options.only && !options.only.includes(name)) continue;
    const startedAt = performance.now();
    const because =
      needsControl && !config.control
        ? 'it needs the control address'
        : await run(table).then(
            () => undefined,
            (error: Error) => error.message,
          );
    const result = because === undefined ? 'pass' : needsControl && !config.control ? 'skipped' : 'fail';
    const tookMs = Math.round(performance.now() - startedAt);
    const checked = { name, says, result, tookMs, ...(because !== undefined && { because }) } as const;
    checks.push(checked);
    options.onResult?.(checked);
  }
  return { ok: checks.every((check) => check.result !== 'fail'), checks };
}
