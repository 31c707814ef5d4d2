import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ApiDocsOptions {
  readonly title: string;
  readonly path: string;
  /** The name of the session's cookie over http. */
  readonly cookie: string;
}

const SERVER = join(import.meta.dirname, '../../..');

/**
 * OpenAPI 3.1 of every operation, browsable. Register before the routes. What is shown is the committed description, where schemas
 * have their names; it is made of `fastify.swagger()`, which has them in each of their places (`platform/schema`).
 */
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
  const file = join(SERVER, path.startsWith('/office/') ? 'office-openapi.json' : 'openapi.json');
  let description: Record<string, unknown> | undefined;
  const committed = () => (description ??= JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  await fastify.register(swaggerUi, {
    routePrefix: path,
    staticCSP: POLICY,
    uiConfig: { tryItOutEnabled: false },
    transformSpecification: committed,
    transformSpecificationClone: false,
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
