import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps secrets sealed (AES-256-GCM) with keys that the database does not have. */
export interface SecretBox {
  /** With the first key of the ring. @param place where it belongs: it opens nowhere else */
  seal(place: string, content: Uint8Array): Buffer;
  /** Throws when it was tampered with, belongs elsewhere, or was sealed with no key of the ring. */
  unseal(place: string, sealed: Buffer): Buffer;
  /** The same, with the place in the ring of the key that it is sealed with. @returns undefined where it opens with none */
  open(place: string, sealed: Buffer): Opened | undefined;
}

export interface Opened {
  readonly key: number;
  readonly content: Buffer;
}

/** What is sealed does not name its key: the tag is right under one alone, so each is tried. */
export function createSecretBox(ring: KeyRing): SecretBox {
  const open: SecretBox['open'] = (place, sealed) => {
    for (const [at, key] of ring.entries()) {
      try {
        return { key: at, content: unsealWith(key, place, sealed) };
      } catch {
        // Another key may be the one.
      }
    }
    return undefined;
  };
  return {
    open,
    seal: (place, content) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', ring[0], nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    unseal: (place, sealed) => {
      const opened = open(place, sealed);
      if (!opened) throw new Error('this was changed, belongs elsewhere, or was sealed with another key');
      return opened.content;
    },
  };
}

function unsealWith(key: Buffer, place: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
