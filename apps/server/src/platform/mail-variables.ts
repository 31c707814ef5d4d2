import Type from 'typebox';

/** How letters leave the house, and by what they are signed; see `VARIABLES`. */
export const MAIL_VARIABLES = {
  MAIL_URL: {
    is: Type.String({ pattern: '^smtps?://[^\\s]+$' }),
    means: 'the smtp: or smtps: address of a mail server',
    optional: true,
  },
  MAIL_FROM: {
    is: Type.String({ pattern: '^[^\\r\\n]+$', maxLength: 200 }),
    means: 'whom letters come from',
    otherwise: 'Croupier <no-reply@croupier.example>',
  },
  MAIL_DKIM_DOMAIN: {
    is: Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$', maxLength: 253 }),
    means: 'the domain that letters are signed for, in small letters',
    optional: true,
  },
  MAIL_DKIM_SELECTOR: {
    is: Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)*$', maxLength: 63 }),
    means: 'the selector that the domain tells the public key under',
    optional: true,
  },
  MAIL_DKIM_KEY: {
    is: Type.String({ pattern: '^[A-Za-z0-9+/]{1000,}={0,2}$' }),
    means: 'an RSA key of at least 2048 bits, PKCS #8 in base64 without line breaks',
    optional: true,
  },
} as const;
