export interface SandboxConfig {
  readonly port: number;
  readonly publicUrl: string;
  readonly secret: string;
  /** Origins that return and webhook addresses may have: the page never sends anyone elsewhere. */
  readonly merchantOrigins: readonly string[];
  readonly webhooks: { readonly deliver: boolean; readonly copies: number; readonly delayMs: number };
}

/** Reads the environment once. @throws an Error with one clear sentence when a value is missing or wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): SandboxConfig {
  const port = integer(env, 'SANDBOX_PORT', 3001, 65_535);
  const secret = env.SANDBOX_PSP_SECRET;
  if (!secret || secret.length < 16)
    throw new Error('SANDBOX_PSP_SECRET must be set to at least 16 characters.');
  return {
    port,
    publicUrl: env.SANDBOX_PUBLIC_URL ?? `http://localhost:${port}`,
    secret,
    merchantOrigins: (env.SANDBOX_RETURN_ORIGINS ?? 'http://localhost:3000').split(','),
    webhooks: {
      deliver: env.SANDBOX_WEBHOOKS !== 'off',
      copies: integer(env, 'SANDBOX_WEBHOOK_COPIES', 1, 20),
      delayMs: integer(env, 'SANDBOX_WEBHOOK_DELAY_MS', 0, 60_000),
    },
  };
}

function integer(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  otherwise: number,
  highest: number,
) {
  const text = env[name];
  if (text === undefined) return otherwise;
  const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= highest))
    throw new Error(`${name} must be a whole number from 0 to ${highest}, not "${text}".`);
  return value;
}
