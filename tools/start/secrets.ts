import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SetupError } from '../setup-error.ts';

const NAMES = ['SESSION_SECRET', 'SEED_KEY', 'SANDBOX_PSP_SECRET', 'PROVIDER_SECRET', 'VAPID_KEY'] as const;
type Secrets = Record<(typeof NAMES)[number], string>;

/**
 * The installation's secrets (32 bytes hex each), made once and kept in a file only its owner reads. A name
 * that a newer version adds is added; a kept one never changes. The environment wins over the file.
 */
export function loadSecrets(file: string): Secrets {
  const kept = read(file);
  const missing = NAMES.filter((name) => !kept[name]);
  for (const name of missing) kept[name] = randomBytes(32).toString('hex');
  if (missing.length > 0) write(file, kept);
  return Object.fromEntries(NAMES.map((name) => [name, process.env[name] ?? kept[name]])) as Secrets;
}

function read(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SetupError(`${file} cannot be read (${(error as Error).message}): restore it from a copy.`);
  }
}

/** Written beside and renamed: a full disk or a kill never leaves half a file. */
function write(file: string, secrets: Record<string, string>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
