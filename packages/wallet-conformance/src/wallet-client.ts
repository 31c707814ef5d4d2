import { createHmac, randomBytes } from 'node:crypto';
import type { ConformanceConfig } from './config.ts';

// Written from the documentation, not shared with any wallet: a mistake in one of the two must not hide in the other.

export type Call = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback' | 'end-round' | 'free-rounds';

/** An amount by the money it is made of. */
export interface Parts {
  readonly realMinor: string;
  readonly bonusMinor: string;
}

/** What came back: the HTTP status, and the fields of the body that the checks look at. */
export interface Answer {
  readonly http: number;
  readonly status?: string;
  readonly balanceMinor?: string;
  readonly currency?: string;
  readonly playerId?: string;
  readonly game?: string;
  readonly openRoundId?: string;
  readonly outcome?: string;
  readonly balanceParts?: Parts;
  readonly parts?: Parts;
  readonly freeRounds?: readonly {
    readonly id: string;
    readonly left: number;
    readonly stakeMinor: string;
    /** What they have won so far, where it is paid at their end. */
    readonly gatheredMinor?: string;
  }[];
}

/** How a request differs from a right one. */
export interface Twist {
  readonly key?: string;
  /** Seconds added to the timestamp. */
  readonly skewS?: number;
  readonly nonce?: string;
  /** The call whose path is signed, when it is not the one that is made. */
  readonly signedFor?: Call;
  /** The body that is sent, when it is not the one that was signed. */
  readonly sentBody?: string;
  readonly isUnsigned?: boolean;
}

export interface WalletClient {
  call(call: Call, body: object | string, twist?: Twist): Promise<Answer>;
}

const TIMEOUT_MS = 15_000;

export function createWalletClient({ url, provider, key }: ConformanceConfig): WalletClient {
  return {
    call: async (call, body, twist = {}) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const timestamp = String(Math.floor(Date.now() / 1_000) + (twist.skewS ?? 0));
      const nonce = twist.nonce ?? newNonce();
      const { pathname } = new URL(`${url}/${twist.signedFor ?? call}`);
      const mac = createHmac('sha256', twist.key ?? key);
      mac.update(`${provider}.${timestamp}.${nonce}.${pathname}.${text}`);
      const signed = {
        'croupier-provider': provider,
        'croupier-timestamp': timestamp,
        'croupier-nonce': nonce,
        'croupier-signature': `v1,${mac.digest('hex')}`,
      };
      const response = await fetch(`${url}/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(twist.isUnsigned ? {} : signed) },
        body: twist.sentBody ?? text,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer = await response.text();
      return { ...read(answer), http: response.status };
    },
  };
}

export const newNonce = (): string => randomBytes(18).toString('base64url');

function read(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
