import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ProofSchema, type Proof } from '@croupier/contract/people/proof-of-work';
import Value from 'typebox/value';
import { CLOCK_SKEW_MAX_MS, LIFETIME_MS, type ProofOfWorkParts } from './proof-of-work-parts.ts';
import { insertSpent } from './spent-proofs-store.ts';

/**
 * Uses up the proof that a call brings, before the call does anything: whatever becomes of the call, it is gone. One that is not
 * good is not kept, so that nobody fills the table with anything but work.
 * @returns whether it is one of this operation, solved, not over and not used before
 */
export async function spendProof(
  parts: ProofOfWorkParts,
  { header, operation }: { header: string | undefined; operation: string },
): Promise<boolean> {
  const proof = readProof(header);
  if (!proof) return false;
  const { data, nonce } = proof.challenge.parameters;
  if (data.operation !== operation || !isCurrent(parts, data.expiresAtMs)) return false;
  const { verified } = await verifySolution({
    ...proof,
    deriveKey,
    hmacSignatureSecret: parts.secrets.challenge,
    hmacKeySignatureSecret: parts.secrets.key,
  });
  return (
    verified &&
    insertSpent(parts.db, { nonce: Buffer.from(nonce, 'hex'), expiresAt: new Date(data.expiresAtMs) })
  );
}

/** One that ends later than any made now was made under a clock that has been set back since: what was spent then may be forgotten. */
function isCurrent({ clock }: ProofOfWorkParts, expiresAtMs: number): boolean {
  const leftMs = expiresAtMs - clock.now().getTime();
  return leftMs > 0 && leftMs <= LIFETIME_MS + CLOCK_SKEW_MAX_MS;
}

function readProof(header: string | undefined): Proof | undefined {
  if (header === undefined) return undefined;
  try {
    const proof: unknown = JSON.parse(Buffer.from(header, 'base64').toString());
    return Value.Check(ProofSchema, proof) ? proof : undefined;
  } catch {
    return undefined;
  }
}
