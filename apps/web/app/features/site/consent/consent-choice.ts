import { readCookies } from '../../../lib/visitor.ts';
import { keepChoice } from '../settings/cookies.ts';

const COOKIE = 'consent';
type Choice = 'all' | 'none';

/** What this browser's owner said of scripts of others; null: nothing yet. */
export function readConsent(): Choice | null {
  const kept = readCookies(document.cookie).get(COOKIE);
  return kept === 'all' || kept === 'none' ? kept : null;
}

const listeners = new Set<() => void>();

export function keepConsent(choice: Choice): void {
  keepChoice(COOKIE, choice);
  for (const listener of listeners) listener();
}

/** Hears that the answer was given, or changed, in this document. @returns the way to stop hearing */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
