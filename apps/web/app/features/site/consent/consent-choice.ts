import { readCookies } from '../../../lib/visitor.ts';
import { keepChoice } from '../settings/cookies.ts';

const COOKIE = 'consent';
type Choice = 'all' | 'none';

/** What this browser's owner said of scripts of others; null: nothing yet. */
export function readConsent(): Choice | null {
  const kept = readCookies(document.cookie).get(COOKIE);
  return kept === 'all' || kept === 'none' ? kept : null;
}

export const keepConsent = (choice: Choice): void => keepChoice(COOKIE, choice);
