import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/root-data.ts';
import { safePath } from '../../../lib/safe-path.ts';

/**
 * Goes where the player wanted to be, as a new document: region, theme, games and socket are then the
 * player's own in one step, and nothing of the visitor's page is left over.
 */
export function useEnter(): () => Promise<never> {
  const language = useLanguage();
  const [search] = useSearchParams();
  return () => leaveFor(safePath(search.get('redirect'), language) ?? `/${language}`);
}

/**
 * Who has just opened an account is welcomed first, and from there comes to where they wanted to be. One with a phone types its code
 * before: it lasts ten minutes.
 */
export function useWelcome(): (by?: 'email' | 'phone') => Promise<never> {
  const language = useLanguage();
  const welcome = `/${language}/welcome${useRedirectQuery()}`;
  return (by) =>
    leaveFor(by === 'phone' ? `/${language}/otp?redirect=${encodeURIComponent(welcome)}` : welcome);
}

function leaveFor(path: string): Promise<never> {
  window.location.assign(path);
  // Never answered: the form stays busy until the new page replaces it.
  return new Promise(() => undefined);
}

/** `?redirect=…` to pass on between login and sign-up, or nothing. */
export function useRedirectQuery(): `?${string}` | '' {
  const redirect = useSearchParams()[0].get('redirect');
  return redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
}
