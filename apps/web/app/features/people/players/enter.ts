import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/root-data.ts';
import { safePath } from '../../../lib/safe-path.ts';

/**
 * Goes where the player wanted to be, as a new document: region, theme, games and socket are then the
 * player's own in one step, and nothing of the visitor's page is left over.
 */
export function useEnter(): () => Promise<void> {
  const language = useLanguage();
  const [search] = useSearchParams();
  return () => {
    window.location.assign(safePath(search.get('redirect'), language) ?? `/${language}`);
    // Never answered: the form stays busy until the new page replaces it.
    return new Promise(() => undefined);
  };
}

/** `?redirect=…` to pass on between login and sign-up, or nothing. */
export function useRedirectQuery(): `?${string}` | '' {
  const redirect = useSearchParams()[0].get('redirect');
  return redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
}
