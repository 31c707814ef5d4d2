import { ApiError, type Call, type Operation } from '@croupier/contract/kit';
import { PROOF_HEADER } from '@croupier/contract/people/proof-of-work';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { call } from '../../../lib/api.ts';

/** Who waits longer is told why. */
const TOLD_AFTER_MS = 500;

/** Proofs that were begun before they are asked for, by the path of the operation. */
const ahead = new Map<string, Promise<string | undefined>>();
const listeners = new Set<() => void>();
let controller = new AbortController();
let waitsLong = false;

/** Begins a proof while the form is still filled in. One that fails is made once more when the call was refused for want of it. */
export function prepareProof({ path }: Operation): void {
  if (!ahead.has(path))
    ahead.set(
      path,
      begin(path).catch(() => undefined),
    );
}

/** Whoever leaves the form needs its proofs no more. */
export function forgetProofs(): void {
  controller.abort();
  controller = new AbortController();
  ahead.clear();
}

/** Where a proof is not always needed, or came too late, the call is refused for want of one, and made once more. */
export const callWithProof: Call = async (operation, input, signal) => {
  const { path, proofOfWork } = operation;
  if (proofOfWork === 'always') prepareProof(operation);
  const prepared = ahead.get(path);
  ahead.delete(path);
  try {
    return await call(operation, input, signal, headersOf(prepared && (await waitFor(prepared))));
  } catch (error) {
    if (!(error instanceof ApiError && error.key === 'proof_of_work_needed')) throw error;
    return call(operation, input, signal, headersOf(await waitFor(begin(path))));
  }
};

const headersOf = (proof: string | undefined) => (proof ? { [PROOF_HEADER]: proof } : undefined);

async function begin(path: string): Promise<string> {
  const leaving = controller;
  const { prove } = await import('./prove.ts');
  return prove(path, leaving);
}

async function waitFor<T>(proof: Promise<T>): Promise<T> {
  const timer = setTimeout(() => tell(true), TOLD_AFTER_MS);
  try {
    return await proof;
  } finally {
    clearTimeout(timer);
    tell(false);
  }
}

function tell(value: boolean): void {
  waitsLong = value;
  for (const listener of listeners) listener();
}

/** Says why it takes so long, where a call has been waiting for its proof. */
export function WhyItTakes() {
  const t = useTranslations('proof-of-work');
  const isTold = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waitsLong,
  );
  return isTold && t('checking');
}
