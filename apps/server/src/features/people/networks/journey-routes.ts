import { callbackPath, ENTERED_COOKIE, startPath } from '@croupier/contract/people/networks';
import { linkQueryOf, withLinkQuery } from '@croupier/contract/site/labels';
import { NETWORKS, type Network } from '@croupier/domain/people/networks';
import { LANGUAGES } from '@croupier/domain/site/regions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromClosedCountry } from '../../../platform/http/closed-countries.ts';
import { parseCookie, serialiseCookie } from '../../../platform/http/cookies.ts';
import type { CookieOptions } from '../../../platform/http/http.ts';
import { onBehalfOf } from '../../../platform/request-context.ts';
import { arrivalOf, letIn } from '../players/feature.ts';
import { beginJourney } from './begin-journey.ts';
import { finishJourney, type Landing } from './finish-journey.ts';
import { cookieNameOf, KEPT_MS, type Journey } from './kept-by-browser.ts';
import type { NetworksParts } from './networks-parts.ts';

/** Longer ones, as they are kept, are no address that anybody came from, and would not fit into a cookie beside what a link says. */
const REDIRECT_BYTES_MAX = 1_000;
/** For the page after this step alone. */
const ENTERED_KEPT_SECONDS = 120;

/**
 * To a network and back. These are steps of the browser itself, not calls: a link leads to the first, without a script, and each answers
 * with an address to go to. What they land on judges where somebody wanted to be: the login page, as it does for everybody.
 */
export function journeyRoutes(fastify: FastifyInstance, parts: NetworksParts): void {
  for (const network of NETWORKS) {
    const step = (path: string, take: typeof start): void =>
      void fastify.get(path, { schema: { hide: true } }, (request, reply) => {
        // The address of the second has a code in it, which is nobody's business.
        reply.header('referrer-policy', 'no-referrer');
        return onBehalfOf(request.id, () => take(parts, network, request, reply));
      });
    step(startPath(network), start);
    step(callbackPath(network), comeBack);
  }
}

async function start(
  parts: NetworksParts,
  network: Network,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { redirect: wanted, language: said } = request.query as Record<string, unknown>;
  const language = LANGUAGES.find((known) => known === said) ?? 'en';
  const redirect = typeof wanted === 'string' && isShort(wanted) ? wanted : null;
  const link = linkQueryOf(new URL(request.url, parts.config.publicUrl).searchParams);
  const asked = { network, language, redirect, attachesTo: null, link };
  // The login page says that it is closed here.
  if (isFromClosedCountry(parts.config.closedCountries, request.headers))
    return reply.redirect(loginPage(asked), 303);
  const begun = await beginJourney(parts, asked);
  if (begun === undefined) return reply.redirect(loginPage(asked), 303);
  if (begun === 'away') return reply.redirect(loginPage(asked, { network, ended: 'away' }), 303);
  keeperOf(parts, reply)('journey', begun.kept);
  return reply.redirect(begun.address, 303);
}

async function comeBack(
  parts: NetworksParts,
  network: Network,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { secure, closedCountries } = parts.config;
  const cookies = parseCookie(request.headers.cookie);
  const journey = parts.kept.unseal('journey', cookies[cookieNameOf('journey', secure)]);
  const keep = keeperOf(parts, reply);
  // Read once: the same address again leads nowhere.
  keep('journey', '');
  if (isFromClosedCountry(closedCountries, request.headers))
    return reply.redirect(loginPage(journey ?? NOBODY), 303);
  const { ip, headers } = request;
  const arrival = arrivalOf(parts.players, { ip, headers, cookies });
  const query = request.url.slice(request.url.indexOf('?'));
  const landing = await finishJourney(parts, { network, query, journey, arrival });
  if (landing.is === 'new') keep('newcomer', parts.kept.seal('newcomer', landing.newcomer));
  if (landing.is === 'in') {
    const setCookie = setter(parts, reply);
    letIn(parts.players, setCookie, landing.entered);
    setCookie(ENTERED_COOKIE, network, { maxAgeSeconds: ENTERED_KEPT_SECONDS, httpOnly: false });
  }
  return reply.redirect(pageAfter(landing, network, journey ?? NOBODY), 303);
}

const isShort = (redirect: string): boolean =>
  Buffer.byteLength(JSON.stringify(redirect)) <= REDIRECT_BYTES_MAX;

type Where = Pick<Journey, 'language' | 'redirect' | 'attachesTo' | 'link'>;

/** Whose journey is not known. */
const NOBODY: Where = { language: 'en', redirect: null, attachesTo: null };

/** Of this site alone: what somebody brought is in its query. */
function pageAfter(landing: Landing, network: Network, journey: Where): string {
  if (landing.is === 'in') return loginPage(journey);
  if (landing.is === 'new')
    return withLinkQuery(`/${journey.language}/sign-up/network${queryOf(journey)}`, journey.link ?? '');
  const outcome = { network, ended: landing.is === 'attached' ? landing.is : landing.end };
  if (journey.attachesTo === null)
    return loginPage(journey, outcome) + (landing.is === 'ended' ? fragmentOf(landing) : '');
  return `/${journey.language}/profile/security${queryOf({ redirect: null }, outcome)}`;
}

/** By what a closed account is opened again stands after the `#`, where no server, log or Referer sees it. */
const fragmentOf = ({ takeBack }: Extract<Landing, { is: 'ended' }>): string =>
  takeBack ? `#${new URLSearchParams({ ...takeBack }).toString()}` : '';

const loginPage = (
  journey: Pick<Where, 'language' | 'redirect' | 'link'>,
  outcome: Record<string, string> = {},
): string => withLinkQuery(`/${journey.language}/login${queryOf(journey, outcome)}`, journey.link ?? '');

function queryOf({ redirect }: Pick<Where, 'redirect'>, outcome: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...outcome, ...(redirect !== null && { redirect }) }).toString();
  return query === '' ? '' : `?${query}`;
}

const setter =
  ({ config }: NetworksParts, reply: FastifyReply) =>
  (name: string, value: string, options: CookieOptions): void =>
    void reply.header('set-cookie', serialiseCookie(name, value, { ...options, secure: config.secure }));

/** HttpOnly and Lax: the browser comes back from another site, and must bring it along. */
const keeperOf =
  (parts: NetworksParts, reply: FastifyReply) =>
  (kind: keyof typeof KEPT_MS, value: string): void =>
    setter(parts, reply)(cookieNameOf(kind, parts.config.secure), value, {
      maxAgeSeconds: value === '' ? 0 : KEPT_MS[kind] / 1_000,
    });
