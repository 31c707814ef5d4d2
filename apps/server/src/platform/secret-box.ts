import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps secrets sealed (AES-256-GCM) with a key that the database does not have. */
export interface SecretBox {
  /** @param place where it belongs: it opens nowhere else */
  seal(place: string, content: Uint8Array): Buffer;
  /** Throws when it was tampered with, belongs elsewhere, or the key is another. */
  unseal(place: string, sealed: Buffer): Buffer;
}

/** @param key 32 bytes */
export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal: (place, content) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    unseal: (place, sealed) => {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}
