import Type from 'typebox';
import { AmountOutSchema, Closed } from '../../kit/common-schemas.ts';

export const LIVE = {
  /** I reached a medal of an achievement: `GET /api/achievements` has it. */
  goal: {
    audience: 'personal',
    data: Closed({
      of: Type.Literal('achievement'),
      code: Type.String(),
      current: AmountOutSchema,
      target: AmountOutSchema,
      /** Always true: a page that shows progress asks for it. */
      reached: Type.Boolean(),
    }),
  },
} as const;
