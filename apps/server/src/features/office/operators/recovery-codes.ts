import { randomBytes } from 'node:crypto';
import { hashSecret } from '../../../platform/secrets.ts';

const RECOVERY_CODES = 10;
/** Letters and digits that nobody takes for one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const SIGNS_OF_A_CODE = 12;

/** Ten codes to write down, `abcdef-ghjkmn`: 59 bits each, and their hashes. */
export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  return { codes, hashes: codes.map(hashRecoveryCode) };
}

function newRecoveryCode(): string {
  // Bytes from the last whole multiple on would make some signs likelier.
  const most = 256 - (256 % SIGNS.length);
  let code = '';
  while (code.length < SIGNS_OF_A_CODE) {
    const byte = randomBytes(1)[0]!;
    if (byte < most) code += SIGNS[byte % SIGNS.length];
  }
  return `${code.slice(0, 6)}-${code.slice(6)}`;
}

/** However it is typed. */
export const hashRecoveryCode = (code: string): Buffer =>
  hashSecret(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
