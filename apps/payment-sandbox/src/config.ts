export interface SandboxConfig {
  port: number;
  host: string;
  /** Where a player's browser finds the hosted pages; no slash at the end. */
  publicUrl: string;
  /** Live secrets: requests signed with any of them are taken, webhooks are signed with every one. */
  secrets: string[];
  /** Origins that return and webhook addresses may have: the page never sends anyone elsewhere. */
  merchantOrigins: string[];
  /** File that payments are kept in over a restart; undefined keeps them in memory only. */
  storeFile: string | undefined;
  /** How often every webhook is delivered, for tests of what must happen once. */
  copies: number;
  /** Wait before the first delivery. */
  delayMs: number;
  /** No webhook is ever sent: as if the network lost them all. */
  isDeliveryOff: boolean;
  /** First pause before a delivery is tried again; it doubles up to a minute. */
  retryMs: number;
  /** How long "approve, but slowly" stays pending. */
  pendingMs: number;
}

/** Reads the environment once. @throws with a sentence that names the variable. */
export function readConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  const port = whole(env, 'SANDBOX_PORT', 3001);
  return {
    port,
    host: env['SANDBOX_HOST'] ?? env['HOST'] ?? '127.0.0.1',
    publicUrl: (env['SANDBOX_PUBLIC_URL'] ?? `http://localhost:${port}`).replace(/\/$/, ''),
    secrets: secretsOf(env['SANDBOX_PSP_SECRET']),
    merchantOrigins: listOf(env['SANDBOX_RETURN_ORIGINS'] ?? 'http://localhost:3000'),
    storeFile: env['SANDBOX_STORE'] || undefined,
    copies: whole(env, 'SANDBOX_WEBHOOK_COPIES', 1),
    delayMs: whole(env, 'SANDBOX_WEBHOOK_DELAY_MS', 0),
    isDeliveryOff: env['SANDBOX_WEBHOOKS'] === 'off',
    retryMs: whole(env, 'SANDBOX_WEBHOOK_RETRY_MS', 250),
    pendingMs: whole(env, 'SANDBOX_PENDING_MS', 8_000),
  };
}

function secretsOf(setting: string | undefined): string[] {
  const secrets = listOf(setting ?? '');
  if (secrets.length === 0)
    throw new Error('SANDBOX_PSP_SECRET is not set: the sandbox signs its webhooks with it.');
  return secrets;
}

const listOf = (setting: string): string[] => setting.split(/[\s,]+/).filter((item) => item !== '');

function whole(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!/^[0-9]{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}
