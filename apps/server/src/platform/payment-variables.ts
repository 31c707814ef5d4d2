import Type from 'typebox';

const Origin = Type.String({ pattern: '^https?://[^/]+$' });
const Key = Type.String({ pattern: '^[!-~]{8,128}$' });
const Name = Type.String({ pattern: '^[\\w-]{1,64}$' });

/** Payment providers: those of others are off until they are named; see `VARIABLES`. */
export const PAYMENT_VARIABLES = {
  PAYMENT_PROVIDERS: {
    is: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}(,[a-z][a-z0-9-]{0,39})*$' }),
    means: 'a comma-separated list of payment providers that new deposits may go to',
    otherwise: 'sandbox',
  },
  SANDBOX_PSP_URL: {
    is: Origin,
    means: 'an http(s) address without a path',
    otherwise: 'http://localhost:3001',
  },
  SANDBOX_PSP_SECRET: { is: Type.String({ minLength: 16 }), means: 'at least 16 characters' },
  LIQPAY_URL: {
    is: Origin,
    means: 'an http(s) address without a path',
    otherwise: 'https://www.liqpay.ua',
  },
  LIQPAY_PUBLIC_KEY: { is: Name, means: 'the public key of this house at LiqPay', optional: true },
  LIQPAY_PRIVATE_KEY: { is: Key, means: 'the private key of this house at LiqPay', optional: true },
  LIQPAY_TEST: { is: Type.Enum(['0', '1']), means: '0 or 1', otherwise: '0' },
  HYPERSWITCH_URL: {
    is: Origin,
    means: 'an http(s) address without a path',
    otherwise: 'https://api.hyperswitch.io',
  },
  HYPERSWITCH_MERCHANT: { is: Name, means: 'the id of this house at Hyperswitch', optional: true },
  HYPERSWITCH_PROFILE: {
    is: Name,
    means: 'the id of a business profile of this house at Hyperswitch',
    optional: true,
  },
  HYPERSWITCH_API_KEY: {
    is: Key,
    means: 'an API key of this house at Hyperswitch, at least 8 characters',
    optional: true,
  },
  HYPERSWITCH_WEBHOOK_KEYS: {
    is: Type.String({ pattern: '^[!-~]{16,}([, ]+[!-~]{16,})*$' }),
    means: 'the payment response hash keys that are live, separated by commas or spaces',
    optional: true,
  },
} as const;
