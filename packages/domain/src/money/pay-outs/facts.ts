import { PAY_OUT_KINDS } from './pay-out-methods.ts';

const METHOD = { id: 'uuid', kind: PAY_OUT_KINDS } as const;

export const FACTS = {
  /** The provider knows a card or an account that a player has shown. Nothing is paid to it before it is proven. */
  'method.added': METHOD,
  /** Pay-outs may go to it from now on. */
  'method.proven': METHOD,
  /** Nothing is paid to it: it was refused, or its player gave it up. */
  'method.closed': METHOD,
} as const;
