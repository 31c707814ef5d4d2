import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Json = Record<string, unknown>;

/** A passkey in memory, for tests that ask what a server believes: it answers what it is asked, or what a test makes of that. */
export interface SoftPasskey {
  readonly id: string;
  /** Answers an offer to be made. */
  register(options: Json): Json;
  /** Answers a challenge; `as` is what a liar says. */
  answer(options: Json, as?: Partial<Said>): Json;
}

interface Said {
  readonly origin: string;
  readonly challenge: string;
  readonly userVerified: boolean;
  readonly counter: number;
  readonly userHandle: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** @param url the page that asks */
export function createSoftPasskey(
  url: string,
  of: { userVerified?: boolean; idBytes?: number } = {},
): SoftPasskey {
  const { origin, hostname } = new URL(url);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(of.idBytes ?? 16);
  const id = credentialId.toString('base64url');
  const verified = of.userVerified ?? true;
  let [counter, user] = [0, ''];

  const clientData = (type: string, said: { origin: string; challenge: string }) =>
    Buffer.from(JSON.stringify({ type, challenge: said.challenge, origin: said.origin, crossOrigin: false }));
  const authData = (flags: number, count: number): Buffer => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), counted]);
  };
  const wrap = (response: Json): Json => ({
    ...{ id, rawId: id, type: 'public-key', response },
    ...{ clientExtensionResults: {}, authenticatorAttachment: 'platform' },
  });

  return {
    id,
    register: (options) => {
      user = String((options['user'] as Json)['id']);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const flags = PRESENT | WITH_KEY | (verified ? VERIFIED : 0);
      const key = coseKey(publicKey.export({ format: 'jwk' }));
      const data = Buffer.concat([authData(flags, 0), Buffer.alloc(16), length, credentialId, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]);
      const said = { origin, challenge: String(options['challenge']) };
      return wrap({
        clientDataJSON: clientData('webauthn.create', said).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      });
    },
    answer: (options, as = {}) => {
      counter = as.counter ?? counter + 1;
      const said = { origin, challenge: String(options['challenge']), userHandle: user, ...as };
      const client = clientData('webauthn.get', said);
      const data = authData(PRESENT | ((as.userVerified ?? verified) ? VERIFIED : 0), counter);
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey);
      return wrap({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: said.userHandle,
      });
    },
  };
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** An ES256 key as COSE has it. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ]);
  return Buffer.from(isoCBOR.encode(key as never));
}
