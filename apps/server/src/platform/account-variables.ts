import Type from 'typebox';

/** Of the variables in `environment.ts` those about how costly it is to open an account or to sign in. */
export const ACCOUNT_VARIABLES = {
  ANSWER_AFTER_MS: {
    is: Type.String({ pattern: '^(0|[1-9][0-9]{0,3})$' }),
    means: 'a number of milliseconds from 0 to 9999',
    otherwise: '200',
  },
  PASSWORD_WORK: { is: Type.Enum(['full', 'least']), means: 'full or least', otherwise: 'full' },
} as const;
