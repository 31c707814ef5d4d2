import { randomBytes } from 'node:crypto';
import { normalPassword } from '@croupier/domain/people/players';
import * as argon2 from '@node-rs/argon2';
import { fewOrBusy } from '../../../platform/few-at-a-time.ts';
import { refuse } from '../../../platform/refusal.ts';

/** `full` is OWASP's least for Argon2id: 19 MiB, two passes, one lane; `least`, the algorithm's own, is for tests. Argon2id is the library's default algorithm. */
const COSTS = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  least: { memoryCost: 8, timeCost: 1, parallelism: 1 },
};
/** More at once would only starve the other work of this process: each takes a core for some 20 ms. */
const CONCURRENT_MAX = 2;
const WAITING_MAX = 500;

/** What stands for the hash of whoever has no password: no password is it. */
export const NO_PASSWORD = '$argon2id$';

export interface Passwords {
  /** @returns the PHC string, or `busy` when too many are waiting already: never one as if it were the other */
  hash(password: string): Promise<{ passwordHash: string } | 'busy'>;
  /** Compares with `passwordHash`, or with nothing in the same time when there is none. */
  matches(password: string, passwordHash: string | undefined): Promise<boolean | 'busy'>;
}

/** To whoever came when too many were waiting. */
export const refuseBusy = () => refuse('too_many_requests', { retryAfterMs: 1_000 });

/** Password hashing with a bound on how much of it happens at once. */
export function createPasswords(
  work: keyof typeof COSTS = 'full',
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Passwords {
  const cost = COSTS[work];
  const limited = fewOrBusy(CONCURRENT_MAX, WAITING_MAX);
  // What a login without an account is compared with, so that it takes as long as one with.
  const decoy = hash(randomBytes(24).toString('hex'), cost);
  return {
    hash: (password) => limited(async () => ({ passwordHash: await hash(normalPassword(password), cost) })),
    matches: (password, passwordHash) =>
      limited(async () => {
        const known = passwordHash === NO_PASSWORD ? undefined : passwordHash;
        const same = await verify(known ?? (await decoy), normalPassword(password));
        return same && known !== undefined;
      }),
  };
}
