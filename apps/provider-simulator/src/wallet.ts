import { createHmac, randomBytes } from 'node:crypto';

// Written from the house's published documentation: a provider is another company and shares no code with it.

export interface WalletAccess {
  readonly walletUrl: string;
  readonly provider: string;
  readonly secret: string;
}

export type WalletCall =
  | 'authenticate'
  | 'balance'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'end-round'
  | 'free-rounds';

/** What the wallet said; `http` 0 when no answer came, and then nobody knows what it did. */
export interface WalletAnswer {
  readonly http: number;
  readonly status?: string;
  readonly balanceMinor?: string;
  readonly currency?: string;
  readonly playerId?: string;
  readonly game?: string;
  readonly money?: string;
  readonly language?: string;
  readonly outcome?: string;
  /** What moved, of own money and of bonus money. */
  readonly parts?: { readonly realMinor: string; readonly bonusMinor: string };
  /** `gatheredMinor`: what they have won so far, where the house pays it at their end. */
  readonly freeRounds?: readonly { id: string; stakeMinor: string; left: number; gatheredMinor?: string }[];
}

export interface Sending {
  readonly signal?: AbortSignal;
  /** Headers already made: a request recorded and sent again. */
  readonly headers?: Record<string, string>;
}

const TIMEOUT_MS = 10_000;

/** One signed request. Never throws: what went wrong on the way is `http: 0`. */
export async function askWallet(
  access: WalletAccess,
  call: WalletCall,
  body: object,
  sending: Sending = {},
): Promise<WalletAnswer> {
  const text = JSON.stringify(body);
  try {
    const response = await fetch(`${access.walletUrl}/${call}`, {
      method: 'POST',
      headers: sending.headers ?? signedHeaders(access, call, text),
      body: text,
      signal: sending.signal ?? AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json()) as object;
    return { ...answer, http: response.status };
  } catch {
    return { http: 0 };
  }
}

/** The headers of a request that is made now; `secondsOff` puts its clock wrong. */
export function signedHeaders(
  { walletUrl, provider, secret }: WalletAccess,
  call: WalletCall,
  text: string,
  secondsOff = 0,
): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000) + secondsOff);
  const nonce = randomBytes(18).toString('base64url');
  const { pathname } = new URL(`${walletUrl}/${call}`);
  const mac = createHmac('sha256', secret).update(`${provider}.${timestamp}.${nonce}.${pathname}.${text}`);
  return {
    'content-type': 'application/json',
    'croupier-provider': provider,
    'croupier-timestamp': timestamp,
    'croupier-nonce': nonce,
    'croupier-signature': `v1,${mac.digest('hex')}`,
  };
}
