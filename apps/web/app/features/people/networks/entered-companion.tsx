import { ENTERED_COOKIE } from '@croupier/contract/people/networks';
import { useEffect } from 'react';
import { useProfile } from '../../../lib/session.ts';
import { tell } from '../../../lib/tell.ts';
import { readCookies } from '../../../lib/visitor.ts';

/** Says once, on the page that a player comes to from a network, that they have signed in: no form of the site has done it. Renders nothing. */
export default function EnteredCompanion() {
  const isPlayer = useProfile() !== null;
  useEffect(() => {
    if (!isPlayer || !readCookies(document.cookie).has(ENTERED_COOKIE)) return;
    document.cookie = `${ENTERED_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
    tell('successLogin', {});
  }, [isPlayer]);
  return null;
}
