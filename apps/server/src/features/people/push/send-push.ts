import type { PushNotice } from '@croupier/contract/people/push';
import webpush from 'web-push';
import type { Delivery } from './deliveries-store.ts';
import type { PushKeys } from './push-parts.ts';

const ANSWER_TIMEOUT_MS = 10_000;

/** `gone`: the browser has no such subscription any more, or it was made under another key. `refused`: no try will be better. */
export type PushOutcome =
  | { readonly is: 'sent' | 'gone' | 'refused' }
  | { readonly is: 'later'; readonly askedMs?: number };

/** Encrypts a message for one device and hands it to its push service. */
export async function sendPush(delivery: Delivery, keys: PushKeys, now: Date): Promise<PushOutcome> {
  const { messageId: id, title, body: text, path: to, endpoint, p256dh, auth, expiresAt } = delivery;
  const notice: PushNotice = { id, title, text, to };
  const leftSeconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000));
  const { headers, body } = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    { vapidDetails: keys, TTL: leftSeconds, contentEncoding: 'aes128gcm' },
  );
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: writtenOut(headers),
    body: new Uint8Array(body),
    // Only the address that was looked at is written to.
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer ? outcomeOf(answer) : { is: 'later' };
}

/** `fetch` reckons the length itself. */
const writtenOut = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name === 'Content-Length' ? [] : [[name, String(value)]],
    ),
  );

function outcomeOf({ status, headers }: Response): PushOutcome {
  if (status < 300) return { is: 'sent' };
  if (status === 404 || status === 410 || status === 403) return { is: 'gone' };
  if (status === 408 || status === 429 || status >= 500)
    return { is: 'later', askedMs: (Number(headers.get('retry-after')) || 0) * 1_000 };
  return { is: 'refused' };
}
