import * as contract from '@croupier/contract/people/players';
import type { Http } from '../../../platform/http/http.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { changePassword } from './change-password.ts';
import { arrivalOf, letIn } from './enter-account.ts';
import { login } from './login.ts';
import type { PlayersParts } from './players-parts.ts';
import { profileRoutes } from './profile-routes.ts';
import { sessionCookieName } from './session-cookie.ts';
import { sessionsRoutes } from './sessions-routes.ts';
import { signUp } from './sign-up.ts';

export function playersRoutes(http: Http, parts: PlayersParts): void {
  accountRoutes(http, parts);
  profileRoutes(http, parts);
  sessionsRoutes(http, parts);
}

function accountRoutes(http: Http, parts: PlayersParts): void {
  const sessionCookie = sessionCookieName(parts.secureCookies);

  http.handle(contract.signUp, ({ input, ip }) => signUp(parts, input.body, ip));
  http.handle(contract.login, async (call) => {
    const region = parts.regionOf(null, call.cookies);
    const attempt = { ...call.input.body, region, ...arrivalOf(parts, call), provesWork: call.provesWork };
    const entered = await login(parts, attempt);
    if (isRefusal(entered)) return entered;
    letIn(parts, call.setCookie, entered);
    return { authenticated: true as const };
  });
  http.handle(contract.logout, async ({ headers, clearCookie }) => {
    await parts.sessions.end(headers.cookie);
    clearCookie(sessionCookie);
    return { done: true as const };
  });
  http.handle(contract.changePasswordNative, async ({ input, player, setCookie }) => {
    const changed = await changePassword(parts, player, input.body);
    if (isRefusal(changed)) return changed;
    letIn(parts, setCookie, changed);
    return { done: true as const };
  });
}
