import type { FastifyInstance, FastifyReply } from 'fastify';
import { parseCookie, serialiseCookie } from '../../../platform/http/cookies.ts';
import { loginCookie, OFFICE_COOKIE, signOnCookie } from './office-cookies.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { createSignOn } from './single-sign-on.ts';

const JOURNEY_SECONDS = 600;
/** Where the page takes over: with the second step, or with a word that it did not work. */
const [GOES_ON, FAILED] = ['/sign-in', '/sign-in?sso=failed'];

/** To the provider and back. These are steps of the browser itself, not calls: they answer with addresses to go to. */
export function signOnRoutes(fastify: FastifyInstance, parts: OperatorsParts): void {
  const { secure, config, warn } = parts;
  const { singleSignOn, url } = config.office;
  if (!singleSignOn) return;
  const signOn = createSignOn(parts, singleSignOn);
  const hide = { schema: { hide: true } };
  const keep = (reply: FastifyReply, name: string, value: string, maxAgeSeconds: number) =>
    // The browser comes back from another site, and must bring it along: not Strict.
    reply.header('set-cookie', serialiseCookie(name, value, { sameSite: 'Lax', maxAgeSeconds, secure }));
  const failed = (reply: FastifyReply, error: unknown) => {
    warn('single sign-on failed', { err: error });
    return reply.redirect(FAILED, 303);
  };
  fastify.get('/office/api/sso/start', hide, async (_request, reply) => {
    try {
      const { address, kept } = await signOn.start();
      return await keep(reply, signOnCookie(secure), kept, JOURNEY_SECONDS).redirect(address, 303);
    } catch (error) {
      return failed(reply, error);
    }
  });
  fastify.get('/office/api/sso/callback', hide, async (request, reply) => {
    const kept = parseCookie(request.headers.cookie)[signOnCookie(secure)];
    // Read once: the same address again begins anew.
    keep(reply, signOnCookie(secure), '', 0);
    if (!kept) return reply.redirect(FAILED, 303);
    try {
      const secret = await signOn.finish(new URL(request.url, url), kept);
      if (secret === undefined) return await reply.redirect(FAILED, 303);
      reply.header('set-cookie', serialiseCookie(loginCookie(secure), secret, { ...OFFICE_COOKIE, secure }));
      return await reply.redirect(GOES_ON, 303);
    } catch (error) {
      return failed(reply, error);
    }
  });
}
