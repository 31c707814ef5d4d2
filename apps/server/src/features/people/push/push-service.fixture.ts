import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DeviceToken } from '@croupier/contract/people/push';

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine: keeps what it is handed and answers with what it is told to. */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const answers: { status: number; headers?: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      const { status, headers } = answers.shift() ?? { status: 201 };
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    /** The next requests are answered so, one each; the others with 201. */
    answers: (...next: typeof answers) => void answers.push(...next),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A browser's side of a subscription: what it gives away, and how it reads what comes (RFC 8291, RFC 8188). */
export function createBrowser(origin: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const token: DeviceToken = {
    endpoint: `${origin}/push/${randomBytes(8).toString('hex')}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]!);
    const sealed = body.subarray(21 + body[20]!);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, about, 32));
    const key = hkdfSync('sha256', shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdfSync('sha256', shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2, and zeros after it.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  return { token, read };
}

/** What the house says of itself to a push service (VAPID, RFC 8292). @returns its claims; @throws when the signature is not of this key */
export function readVapid(authorisation: string, publicKey: string): Record<string, unknown> {
  const [, jwt = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorisation) ?? [];
  if (key !== publicKey) throw new Error('another key is named');
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const checked = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!checked) throw new Error('the signature is not of this key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
