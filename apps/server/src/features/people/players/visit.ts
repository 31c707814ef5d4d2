import { createHmac } from 'node:crypto';
import type { Context } from '../../../platform/http/http.ts';
import { addressKey } from '../../../platform/http/client-address.ts';
import { deviceHash } from './device-cookie.ts';
import { deviceWords, type DeviceWords } from './device-words.ts';
import { networkOf } from './network-of.ts';

/** From where somebody signs in, as their request says it. */
export interface Visit {
  readonly ip: string;
  readonly agent?: string | undefined;
  /** Of the header that a proxy in front of the server writes, where there is one. */
  readonly country?: string | undefined;
  /** The browser's name for itself, of its device cookie; undefined where a session is begun by nobody's browser. */
  readonly deviceName?: string | undefined;
}

/** What a session keeps of it. */
export interface SessionPlace extends DeviceWords {
  readonly country: string | null;
  readonly network: string | null;
  readonly addressHash: Buffer | null;
  readonly deviceHash: Buffer | null;
}

/** Of a session that nobody's browser began. */
export const NOWHERE: SessionPlace = {
  browser: null,
  system: null,
  country: null,
  network: null,
  addressHash: null,
  deviceHash: null,
};

type Call = Pick<Context<never>, 'ip' | 'headers'>;

export const visitOf = ({ ip, headers }: Call, countryHeader: string | undefined): Visit => {
  const country = countryHeader === undefined ? undefined : headers[countryHeader];
  return { ip, agent: headers['user-agent'], country: typeof country === 'string' ? country : undefined };
};

/**
 * The address itself is kept nowhere: of it a network is shown, and a hash under a key that the database does not have tells
 * whether two sessions came from one.
 */
export function placeOf({ ip, agent, country, deviceName }: Visit, key: Buffer): SessionPlace {
  const network = networkOf(ip);
  const upper = country?.toUpperCase();
  return {
    ...deviceWords(agent),
    country: upper !== undefined && isCountry(upper) ? upper : null,
    network,
    addressHash:
      network === null
        ? null
        : createHmac('sha256', key)
            .update(`address\n${addressKey(ip)}`)
            .digest(),
    deviceHash: deviceName === undefined ? null : deviceHash(deviceName, key),
  };
}

/** Proxies say `XX` and `T1` of what they do not know. */
const isCountry = (country: string): boolean => /^[A-Z]{2}$/.test(country) && country !== 'XX';
