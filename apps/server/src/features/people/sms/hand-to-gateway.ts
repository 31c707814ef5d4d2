import type { SmsGateway } from '../../../platform/message-channels.ts';
import type { DueSms } from './sms-store.ts';

/** How long a gateway has to answer. */
const ANSWER_TIMEOUT_MS = 10_000;

/** `refused`: no try will be better. */
export type HandOver =
  | { readonly is: 'sent' }
  | { readonly is: 'refused'; readonly status: number }
  | { readonly is: 'later'; readonly askedMs?: number };

/**
 * Hands one text over, as `docs/sms-gateway.md` says. Its id goes with every try of it, so that a gateway whose answer was lost
 * sends it once.
 */
export async function handToGateway(
  { url, key }: SmsGateway,
  { id, recipient: to, body: text }: Pick<DueSms, 'id' | 'recipient' | 'body'>,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<HandOver> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': id,
    },
    body: JSON.stringify({ to, text, id }),
    // The key goes to the address that the operator named, and nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  await answer?.body?.cancel().catch(() => undefined);
  return answer ? outcomeOf(answer) : { is: 'later' };
}

function outcomeOf({ status, headers }: Response): HandOver {
  if (status < 300) return { is: 'sent' };
  if (status === 408 || status === 425 || status === 429 || status >= 500)
    return { is: 'later', askedMs: (Number(headers.get('retry-after')) || 0) * 1_000 };
  return { is: 'refused', status };
}
