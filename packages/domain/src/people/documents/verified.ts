import type { VerifyStatus } from '../players/verify-status.ts';
import { DOCUMENT_KINDS, type DocumentKind, type DocumentState, type Proof } from './documents.ts';

interface Brought {
  readonly kind: DocumentKind;
  readonly state: DocumentState;
}

/** What each level asks for beside those below it. */
const LEVEL_ASKS = ['identity', 'address', 'face'] as const satisfies readonly Proof[];
export const LEVEL_MAX = LEVEL_ASKS.length;

/** @returns how far somebody has shown who they are: 0, 1 with their identity, 2 with their address, 3 with their face */
export function verifyLevelOf(documents: readonly Brought[]): number {
  const proven = new Set(
    documents.filter(({ state }) => state === 'approved').map(({ kind }) => DOCUMENT_KINDS[kind].proves),
  );
  const missing = LEVEL_ASKS.findIndex((proof) => !proven.has(proof));
  return missing === -1 ? LEVEL_MAX : missing;
}

/** Which proof the next level asks for; none on the highest. */
export const nextProof = (level: number): Proof | undefined => LEVEL_ASKS[level];

/** How the account stands with showing who its player is, the newest document first. */
export function verifyStatusOf(documents: readonly Brought[]): VerifyStatus {
  const identity = documents.filter(({ kind }) => DOCUMENT_KINDS[kind].proves === 'identity');
  if (identity.some(({ state }) => state === 'approved')) return 'APPROVED';
  if (identity.some(({ state }) => state === 'pending')) return 'PENDING';
  const last = identity.find(({ state }) => state !== 'draft')?.state;
  if (last === 'rejected') return 'REJECTED';
  return last === 'expired' ? 'EXPIRED' : 'NONE';
}
