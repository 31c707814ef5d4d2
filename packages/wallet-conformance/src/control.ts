import type { ConformanceConfig } from './config.ts';

/** What the operator's control hook does for a test. */
export type ControlAction =
  | 'create-session'
  | 'expire-session'
  | 'block-player'
  | 'unblock-player'
  | 'switch-game-off'
  | 'switch-game-on'
  | 'grant-free-rounds'
  | 'cancel-free-rounds'
  | 'give-bonus'
  | 'cancel-bonus'
  | 'limit-stakes'
  | 'exclude-player';

const TIMEOUT_MS = 15_000;

/** Asks the hook; what it answers is its JSON. @throws when it refuses. */
export async function askControl(
  { control, provider }: ConformanceConfig,
  action: ControlAction,
  more: object,
): Promise<Record<string, string>> {
  if (!control) throw new Error('there is no control address');
  const response = await fetch(control, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, provider, ...more }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the control address answered ${action} with ${response.status}`);
  return (await response.json()) as Record<string, string>;
}
