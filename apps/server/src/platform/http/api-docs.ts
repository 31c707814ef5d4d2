import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

export interface ApiDocsOptions {
  readonly title: string;
  readonly path: string;
  /** The name of the session's cookie over http. */
  readonly cookie: string;
}

/** OpenAPI 3.1 of every operation, browsable. Register before the routes. */
export async function registerApiDocs(
  fastify: FastifyInstance,
  { title, path, cookie }: ApiDocsOptions,
): Promise<void> {
  await fastify.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        description:
          'Amounts are strings of minor units. Every error is `{error: {key, message, requestId, details?}}`.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
      },
    },
    hideUntagged: true,
  });
  await fastify.register(swaggerUi, {
    routePrefix: path,
    staticCSP: POLICY,
    uiConfig: { tryItOutEnabled: false },
  });
}

/** The interface's own files and nothing else; nobody may show it in a frame, the site itself included. */
const POLICY = [
  `default-src 'self'`,
  `img-src 'self' data:`,
  `font-src 'self' data:`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ');
