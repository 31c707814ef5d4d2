import * as contract from '@croupier/contract/people/networks';
import type { Context, Http } from '../../../platform/http/http.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { arrivalOf, letIn } from '../players/feature.ts';
import { beginJourney } from './begin-journey.ts';
import { detachNetwork } from './detach-network.ts';
import { cookieNameOf, KEPT_MS } from './kept-by-browser.ts';
import { listNetworks } from './list-networks.ts';
import type { NetworksParts } from './networks-parts.ts';
import { listNetworksOf } from './networks-store.ts';
import { signUpByNetwork } from './sign-up-by-network.ts';

export function networksRoutes(http: Http, parts: NetworksParts): void {
  const { secure } = parts.config;
  http.handle(contract.listNetworks, ({ player }) => listNetworks(parts, player));
  http.handle(contract.attachNetwork, async ({ input, player, setCookie }) => {
    const { network } = input.params;
    const own = await listNetworksOf(parts.db, player.playerId);
    if (own.some((one) => one.network === network)) return refuse('conflict');
    const { language } = input.body;
    const asked = { network, language, attachesTo: player.sessionId, redirect: null };
    const begun = await beginJourney(parts, asked);
    if (begun === undefined) return refuse('not_found');
    if (begun === 'away') return refuse('unavailable');
    setCookie(cookieNameOf('journey', secure), begun.kept, { maxAgeSeconds: KEPT_MS.journey / 1_000 });
    return { address: begun.address };
  });
  http.handle(
    contract.detachNetwork,
    async ({ input, player }) =>
      (await detachNetwork(parts, player, input.params.network)) ?? listNetworks(parts, player),
  );
  const newcomerOf = ({ cookies }: Pick<Context<never>, 'cookies'>) =>
    parts.kept.unseal('newcomer', cookies[cookieNameOf('newcomer', secure)]);
  http.handle(contract.networkNewcomer, async (call) => {
    const newcomer = newcomerOf(call);
    if (!newcomer) return { newcomer: null };
    const { network, email, isProven } = newcomer;
    return { newcomer: { network, email, isProven } };
  });
  http.handle(contract.signUpByNetwork, async (call) => {
    const arrival = arrivalOf(parts.players, call);
    const entered = await signUpByNetwork(parts, newcomerOf(call), call.input.body, arrival);
    if (isRefusal(entered)) return entered;
    letIn(parts.players, call.setCookie, entered);
    call.clearCookie(cookieNameOf('newcomer', secure));
    return { authenticated: true as const };
  });
}
