import { Closed } from '../../kit/common-schemas.ts';

export const LIVE = {
  /** A document of mine was decided, has run out or soon will: `GET /api/users/documents` has it. */
  document: { audience: 'personal', data: Closed({}) },
} as const;
