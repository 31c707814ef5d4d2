import type { signUp as operation } from '@croupier/contract/people/players';
import { canonicalEmail } from '@croupier/domain/people/players';
import { EDITIONS, type RegionId } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { readPhoneNumber } from '../sms/feature.ts';
import { findPhoneClaim } from './names-store.ts';
import { findClaim, type PlayerRow } from './players-store.ts';

/** What an account is opened with, and belongs to whoever answers it. */
export interface Address {
  /** By which its player signs in: the e-mail in small letters, or the phone in E.164. */
  readonly login: string;
  readonly email: string;
  readonly phone: string | undefined;
  /** The form that it is unique by. */
  readonly canonical: string;
  /** The newest account that claims it. */
  findClaim(db: Queryable): Promise<PlayerRow | undefined>;
}

interface Typed {
  readonly email?: string;
  readonly phone?: string;
  readonly country?: string;
  readonly region: RegionId;
}

/** An account is opened with an e-mail or with a phone of the region's countries: one of the two. */
export function chooseAddress(
  { email, phone, country, region }: Typed,
  hasSms: boolean,
): Address | Refused<typeof operation> {
  if (email !== undefined && phone === undefined) return byEmail(email.toLowerCase());
  if (phone === undefined || email !== undefined) return refuse('invalid_request');
  if (!hasSms) return refuse('unavailable');
  const isHere = (of: string | undefined): boolean =>
    EDITIONS[region].countries.some(({ code }) => code === of);
  const read = readPhoneNumber(phone, isHere(country) ? country : undefined);
  return read && isHere(read.country) ? byPhone(read.number) : refuse('invalid_request', { field: 'phone' });
}

function byEmail(email: string): Address {
  const canonical = canonicalEmail(email);
  return {
    ...{ login: email, email, phone: undefined, canonical },
    findClaim: (db) => findClaim(db, canonical),
  };
}

const byPhone = (phone: string): Address => ({
  ...{ login: phone, email: '', phone, canonical: phone },
  findClaim: (db) => findPhoneClaim(db, [phone]),
});
