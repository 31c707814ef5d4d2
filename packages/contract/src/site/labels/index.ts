import { LABEL_KEYS, LABEL_LENGTH_MAX, type LabelKey } from '@croupier/domain/site/labels';
import Type from 'typebox';
import { Closed, DoneSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

export * from './link-query.ts';

const Label = Type.Optional(
  Type.String({ minLength: 1, maxLength: LABEL_LENGTH_MAX, pattern: '^[^\\u0000-\\u001f\\u007f]*$' }),
);

export const saveLabels = operation({
  method: 'POST',
  path: '/api/users/labels',
  access: 'player',
  tag: 'labels',
  summary: 'Say by which link I came; of an account that was opened by one, the first stays',
  body: Closed({
    queryParams: Closed(
      Object.fromEntries(LABEL_KEYS.map((key) => [key, Label])) as Record<LabelKey, typeof Label>,
    ),
    isRegistration: Type.Boolean(),
    /** When the link was followed, by the browser's clock. */
    conversionDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' }),
  }),
  refuses: ['invalid_request'],
  response: DoneSchema,
});
