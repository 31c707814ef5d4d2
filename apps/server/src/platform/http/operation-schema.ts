import { PROOF_HEADER } from '@croupier/contract/people/proof-of-work';
import { ERROR_STATUS, ErrorSchema, type Operation } from '@croupier/contract/kit';
import type { RouteOptions } from 'fastify';

/** What comes in, what goes out, and what OpenAPI says of both. */
export function schemaOf(operation: Operation): NonNullable<RouteOptions['schema']> {
  const schema: Record<string, unknown> = {
    summary: operation.summary,
    tags: [operation.tag],
    response: { 200: operation.response, ...refusalsOf(operation), '4xx': ErrorSchema, '5xx': ErrorSchema },
  };
  if (operation.params) schema['params'] = operation.params;
  if (operation.query) schema['querystring'] = operation.query;
  if (operation.body) schema['body'] = operation.body;
  if (operation.encoding === 'form') schema['consumes'] = ['application/x-www-form-urlencoded'];
  if (operation.encoding === 'raw') schema['description'] = 'The body is of any content type, and signed.';
  if (operation.encoding === 'bytes') schema['consumes'] = ['application/octet-stream'];
  if (operation.access === 'player') schema['security'] = [{ session: [] }];
  if (operation.proofOfWork) Object.assign(schema, proofSchemaOf(operation.proofOfWork));
  if (operation.page) {
    schema['x-page'] = operation.page;
    schema['description'] = `There is none while the page ${operation.page} is closed where I am.`;
  }
  if (typeof operation.access === 'object') {
    schema['security'] = [{ session: [] }];
    schema['description'] = `Needs the permission ${operation.access.operator}.`;
  }
  return schema;
}

/** What the work of a call may refuse, by status: keys in the description, the rules of a 418 with theirs. */
function refusalsOf({
  refuses = [],
  rules = [],
  proofOfWork,
  stepUp,
  page,
}: Operation): Record<number, object> {
  const keys = new Set([
    ...refuses,
    ...(page ? ['not_found' as const] : []),
    ...(proofOfWork ? ['proof_of_work_needed' as const] : []),
    ...(stepUp ? ['step_up_needed' as const] : []),
  ]);
  const described: [status: number, text: string][] = [...keys].map((key) => [ERROR_STATUS[key], key]);
  if (rules.length > 0)
    described.push([ERROR_STATUS.user_cant_use_exception, `user_cant_use_exception: ${rules.join(', ')}`]);
  const byStatus = Map.groupBy(described, ([status]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, refusals]) => [
      status,
      { ...ErrorSchema, description: refusals.map(([, text]) => text).join(', ') },
    ]),
  );
}

/** Where the proof of a call is looked for. A true one has less than half as many characters. */
const proofSchemaOf = (when: NonNullable<Operation['proofOfWork']>): object => ({
  headers: {
    type: 'object',
    properties: {
      [PROOF_HEADER]: {
        type: 'string',
        maxLength: 2_048,
        pattern: '^[A-Za-z0-9+/=]*$',
        description: `${PROOF_TEXTS[when]} ${PROOF_FORM}`,
      },
    },
  },
  'x-proof-of-work': when,
});

const PROOF_FORM =
  'Base64 of `{challenge, solution: {counter, derivedKey}}` as JSON; the challenge, of ALTCHA, is one that `security` gives for this operation.';

const PROOF_TEXTS = {
  always: 'A proof of work, needed with every call.',
  'after-failures': 'A proof of work, needed once attempts have failed.',
  'with-phone': 'A proof of work, needed where the call names a phone.',
} as const satisfies Record<NonNullable<Operation['proofOfWork']>, string>;
