export interface SimulatorConfig {
  readonly port: number;
  readonly host: string;
  /** Our code at the house. */
  readonly provider: string;
  /** What our requests to the wallet are signed with. */
  readonly secret: string;
  /** What the wallet's calls are put behind, without a slash at the end. */
  readonly walletUrl: string;
  /** Pages that may show our games in a frame, and that our games talk to. */
  readonly houseOrigins: readonly string[];
  /** Whether a test may say what falls next. */
  readonly hasTestSeams: boolean;
}

/** Reads the environment once. @throws with a sentence that names the variable. */
export function readConfig(env: NodeJS.ProcessEnv): SimulatorConfig {
  const port = env['PROVIDER_PORT'] || '3002';
  if (!/^[0-9]{1,5}$/.test(port)) throw new Error(`PROVIDER_PORT must be a port, not "${port}".`);
  const secret = env['PROVIDER_SECRET'] ?? '';
  if (secret.length < 32) throw new Error('PROVIDER_SECRET must be the key that the house gave us.');
  const house = env['HOUSE_ORIGINS'] ?? 'http://localhost:3000';
  return {
    port: Number(port),
    host: env['PROVIDER_HOST'] ?? env['HOST'] ?? '127.0.0.1',
    provider: env['PROVIDER_CODE'] ?? 'paper-moon',
    secret,
    walletUrl: (env['WALLET_URL'] ?? 'http://localhost:3000/api/provider-wallet/v1').replace(/\/$/, ''),
    houseOrigins: house.split(/[\s,]+/).filter((origin) => origin !== ''),
    hasTestSeams: env['CROUPIER_TEST_SEAMS'] === '1',
  };
}
