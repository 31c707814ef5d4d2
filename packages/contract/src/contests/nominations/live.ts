import Type from 'typebox';
import { Closed } from '../../kit/common-schemas.ts';

export const LIVE = {
  /** I stand in another nomination: `GET /api/nominations` has it. */
  nominations: { audience: 'personal', data: Closed({ active: Type.Union([Type.String(), Type.Null()]) }) },
} as const;
