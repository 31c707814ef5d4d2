import { createPrivateKey } from 'node:crypto';
import { ConfigError, type Environment } from './environment.ts';

/** By what letters are signed (DKIM, RFC 6376), so that a mailbox believes who they are from and that one press ends them. */
export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

/** RFC 8301 asks for 1024 bits and advises these; mailboxes go by the advice. */
const BITS_MIN = 2_048;

/** All of it or none. What could not sign is refused at the start: a letter would go unsigned, and nobody would know. */
export function dkimOf(env: Environment): DkimKey | undefined {
  const { MAIL_DKIM_DOMAIN: domain, MAIL_DKIM_SELECTOR: selector, MAIL_DKIM_KEY: key } = env;
  if (domain === undefined && selector === undefined && key === undefined) return undefined;
  if (domain === undefined || selector === undefined || key === undefined)
    throw new ConfigError('MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY need one another.');
  const host = /@([^\s>]+)/.exec(env.MAIL_FROM)?.[1]?.toLowerCase() ?? '';
  if (host !== domain && !host.endsWith(`.${domain}`))
    throw new ConfigError('MAIL_DKIM_DOMAIN must be the domain of MAIL_FROM, or one above it.');
  return { domain, selector, privateKey: pemOf(key) };
}

function pemOf(key: string): string {
  try {
    const read = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
    if (read.asymmetricKeyType === 'rsa' && (read.asymmetricKeyDetails?.modulusLength ?? 0) >= BITS_MIN)
      return read.export({ format: 'pem', type: 'pkcs8' }).toString();
  } catch {
    // Said below; of the key itself nothing is.
  }
  throw new ConfigError(`MAIL_DKIM_KEY must be an RSA key of at least ${BITS_MIN} bits.`);
}
