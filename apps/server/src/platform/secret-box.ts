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
  /** @returns the place in the ring of the key that it is sealed with; -1 where it opens with none */
  sealedBy(place: string, sealed: Buffer): number;
}

/** What is sealed does not name its key: the tag is right under one alone, so each is tried. */
export function createSecretBox(ring: KeyRing): SecretBox {
  const [first] = ring;
  const sealedBy: SecretBox['sealedBy'] = (place, sealed) =>
    ring.findIndex((key) => {
      try {
        unsealWith(key, place, sealed);
        return true;
      } catch {
        return false;
      }
    });
  return {
    seal: (place, content) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', first, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    unseal: (place, sealed) => {
      let refused: unknown;
      for (const key of ring) {
        try {
          return unsealWith(key, place, sealed);
        } catch (error) {
          refused = error;
        }
      }
      throw refused;
    },
    sealedBy,
  };
}

function unsealWith(key: Buffer, place: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
