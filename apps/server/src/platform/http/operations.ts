import { PROOF_HEADER } from '@croupier/contract/people/proof-of-work';
import type { InputOf, Operation } from '@croupier/contract/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import {
  UNPROVEN,
  type Authenticate,
  type AuthenticateOperator,
  type Context,
  type CookieOptions,
  type Http,
  type IsProvenLately,
  type Preview,
  type ProvingHandler,
  type ReadPreview,
  type Recall,
  type SignedIn,
  type SignedInOperator,
  type SpendProof,
} from './http.ts';
import { createHash } from 'node:crypto';
import { parseCookie, serialiseCookie } from './cookies.ts';
import { refuseClosedPage, type IsPageClosed } from './closed-page.ts';
import { isFromClosedCountry, type ClosedCountries } from './closed-countries.ts';
import { sendError } from './errors.ts';
import { InputError } from './input-error.ts';
import { schemaOf } from './operation-schema.ts';
import { refuseForeignOrigin } from './origin.ts';
import { onBehalfOf } from '../request-context.ts';
import type { RateLimits } from './rate-limits.ts';
import { isRefusal } from '../refusal.ts';
import { FILE_POLICY } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
  interface FastifyRequest {
    player: SignedIn | null;
    operator: SignedInOperator | null;
    preview: Preview | null;
    /** Whether the player is only remembered. */
    isRecalled: boolean;
    /** When it was read, by a clock that nobody sets. */
    readAtMs: number;
  }
}

export interface OperationsOptions {
  authenticate: Authenticate;
  recall: Recall;
  /** What is shown in place of what is in force; nothing where it is not named. */
  readPreview?: ReadPreview;
  /** Who works in the office; on the players' address nobody does. */
  authenticateOperator?: AuthenticateOperator;
  /** What is asked of a call that needs a proof of work; where nobody asks, no such call is served. */
  spendProof?: SpendProof;
  /** What is asked of a call that needs a step up; where nobody asks, no such call is served. */
  isProvenLately?: IsProvenLately;
  /** Which pages are closed to who asks; where nobody says, no call of a closable page is served. */
  isPageClosed?: IsPageClosed;
  allowedOrigins: ReadonlySet<string>;
  limits: RateLimits;
  secureCookies: boolean;
  closedCountries: ClosedCountries;
  /** Operations of access `test` exist only with this. */
  seams: boolean;
}

/** For who has to be asked for. */
const recallNobody: Recall = () => null;

/** Turns operations of the contract into routes: who may call, what goes in, what comes out. */
export function createHttp(fastify: FastifyInstance, options: OperationsOptions): Http {
  fastify.decorateRequest('player', null);
  fastify.decorateRequest('operator', null);
  fastify.decorateRequest('preview', null);
  fastify.decorateRequest('isRecalled', false);
  fastify.decorateRequest('readAtMs', 0);
  const handle = <O extends Operation>(operation: O, handler: ProvingHandler<O>, recall: Recall): void => {
    if (operation.access === 'test' && !options.seams) return;
    if (operation.proofOfWork && !options.spendProof)
      throw new Error(`Nobody asks for the proof of work of ${operation.path}`);
    if (operation.stepUp && (!options.isProvenLately || recall !== recallNobody))
      throw new Error(`Nobody asks whether the player is proven for ${operation.path}`);
    if (operation.page && !options.isPageClosed)
      throw new Error(`Nobody says whether the page of ${operation.path} is closed`);
    fastify.route(routeOf(operation, handler, { ...options, recall }));
  };
  return {
    raw: fastify,
    handle: (operation, handler) => handle(operation, handler, recallNobody),
    handleProving: (operation, handler) => handle(operation, handler, options.recall),
  };
}

function routeOf<O extends Operation>(
  operation: O,
  handler: ProvingHandler<O>,
  options: OperationsOptions,
): RouteOptions {
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    handler(contextOf(operation, request, reply, options));
  /** Each call that counts as one of its player's comes to a proof, or has the session asked for: one that has ended counts but once. */
  const answerRecalled = async (request: FastifyRequest, reply: FastifyReply) => {
    const askAgain = () => identify(request, operation, { ...options, recall: recallNobody });
    try {
      options.limits.countPlayer(request, operation);
    } catch (error) {
      await askAgain();
      throw error;
    }
    const output = await answer(request, reply);
    if (output !== UNPROVEN) return output;
    await askAgain();
    return answer(request, reply);
  };

  return {
    method: operation.method,
    url: operation.path,
    schema: schemaOf(operation),
    config: { operation },
    ...(operation.bodyMaxBytes && { bodyLimit: operation.bodyMaxBytes }),
    onRequest: async (request) => {
      request.readAtMs = performance.now();
      options.limits.countRequest(request, operation);
      refuseForeignOrigin(request, operation, options.allowedOrigins);
      await onBehalfOf(request.id, () => identify(request, operation, options));
      if (!request.isRecalled) options.limits.countPlayer(request, operation);
    },
    preValidation: async (request) => refuseUnaskedBody(request, operation),
    handler: async (request, reply) => {
      const answerIt = request.isRecalled ? answerRecalled : answer;
      const output = await onBehalfOf(request.id, async () => {
        await refuseClosedPage(operation, request, options.isPageClosed);
        await askForStepUp(operation, request, options);
        await askForProof(operation, request, options);
        return answerIt(request, reply);
      });
      if (output === UNPROVEN) throw new Error('A session that was just read was not taken');
      if (isRefusal(output)) return sendError(request, reply, output.refused, output.details);
      if (operation.revalidated && !request.preview && isKnown(output, request, reply))
        return reply.code(304).send();
      return reply.code(200).send(output);
    },
  };
}

/** Names the answer by its hash. @returns whether who asks has it already */
function isKnown(output: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = `"${createHash('sha256').update(JSON.stringify(output)).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag);
  if (reply.getHeader('cache-control') === 'no-store') reply.header('cache-control', 'private, no-cache');
  const known = request.headers['if-none-match']?.split(',') ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

async function identify(
  request: FastifyRequest,
  operation: Operation,
  { authenticate, recall, readPreview, closedCountries, authenticateOperator }: OperationsOptions,
): Promise<void> {
  if (typeof operation.access === 'object') {
    request.operator = (await authenticateOperator?.(request.headers.cookie, request.ip)) ?? null;
    if (!request.operator) throw new InputError('unauthorised');
    if (!request.operator.permissions.has(operation.access.operator)) throw new InputError('forbidden');
    return;
  }
  if (operation.access === 'player' || operation.access === 'public') {
    if (!operation.always && isFromClosedCountry(closedCountries, request.headers))
      throw new InputError('country_closed');
    const cookieHeader = request.headers.cookie;
    request.preview = readPreview?.(cookieHeader) ?? null;
    // Who looks at a preview looks as a visitor, signed in or not.
    if (request.preview) return refuseVisitor(operation);
    const recalled = recall(cookieHeader);
    request.isRecalled = recalled !== null;
    const player = recalled ?? (cookieHeader ? await authenticate(cookieHeader) : null);
    request.player = player?.blocked ? null : player;
    if (player?.blocked && !operation.always) throw new InputError('account_blocked');
  }
  if (!request.player) refuseVisitor(operation);
}

function refuseVisitor({ access }: Operation): void {
  if (access === 'player') throw new InputError('unauthorised');
}

async function askForStepUp(
  { stepUp }: Operation,
  { player }: FastifyRequest,
  { isProvenLately }: OperationsOptions,
): Promise<void> {
  if (stepUp && !(player && (await isProvenLately?.(player)))) throw new InputError('step_up_needed');
}

/** Last before the work: what is refused for its form, its sender or its rate leaves the proof as it was. */
async function askForProof(
  operation: Operation,
  request: FastifyRequest,
  options: OperationsOptions,
): Promise<void> {
  if (operation.proofOfWork !== 'always' || (await provesWork(operation, request, options))) return;
  throw new InputError('proof_of_work_needed', { operation: operation.path });
}

/** Of two headers of a name Node makes one text with a comma in it, which is no proof. */
async function provesWork(
  { path }: Operation,
  request: FastifyRequest,
  { spendProof }: OperationsOptions,
): Promise<boolean> {
  const header = request.headers[PROOF_HEADER]?.toString();
  return (await spendProof?.({ header, operation: path })) ?? false;
}

function refuseUnaskedBody(request: FastifyRequest, operation: Operation): void {
  if (operation.body || request.body === undefined || request.body === null) return;
  if (JSON.stringify(request.body) !== '{}')
    throw new InputError('invalid_request', { in: 'body', rule: 'absent' });
}

function contextOf<O extends Operation>(
  operation: O,
  request: FastifyRequest,
  reply: FastifyReply,
  options: OperationsOptions,
): Context<O> {
  const input: { params?: unknown; query?: unknown; body?: unknown } = {};
  if (operation.params) input.params = request.params;
  if (operation.query) input.query = request.query;
  if (operation.body) input.body = request.body;
  const setCookie = (name: string, value: string, cookie: CookieOptions = {}): void => {
    reply.header('set-cookie', serialiseCookie(name, value, { ...cookie, secure: options.secureCookies }));
  };
  const context: Context<O> = {
    input: input as InputOf<O>,
    // `identify` has refused a visitor where the operation needs a player.
    player: request.player as Context<O>['player'],
    operator: request.operator as Context<O>['operator'],
    preview: request.preview,
    isRecalled: request.isRecalled,
    requestId: request.id,
    ip: request.ip,
    provesWork: () => provesWork(operation, request, options),
    waitedMs: () => performance.now() - request.readAtMs,
    headers: request.headers,
    cookies: parseCookie(request.headers.cookie),
    setCookie,
    asFile: (name, type) =>
      void reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-security-policy', FILE_POLICY),
    keepFor: (seconds) => {
      if (!request.preview) reply.header('cache-control', `private, max-age=${seconds}`);
    },
    clearCookie: (name) => setCookie(name, '', { maxAgeSeconds: 0 }),
  };
  if (request.rawBody) context.rawBody = request.rawBody;
  return context;
}
