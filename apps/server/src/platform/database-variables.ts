import Type from 'typebox';

const Text = Type.String({ minLength: 1 });

/** Variables about the database, among those of `environment.ts`. */
export const DATABASE_VARIABLES = {
  DATABASE_URL: { is: Text, means: 'the address of a PostgreSQL database' },
  DATABASE_SETTLE_URL: {
    is: Text,
    means: 'the address of the same database for the settlement of rounds',
    optional: true,
  },
  DATABASE_SESSION_URL: {
    is: Text,
    means: 'the address of the same database for what needs a session of its own',
    optional: true,
  },
  DATABASE_POOLED: { is: Type.Enum(['0', '1']), means: '0 or 1', otherwise: '0' },
  DATABASE_WAIT_MS: {
    is: Type.String({ pattern: '^[1-9][0-9]{2,5}$' }),
    means: 'a number of milliseconds, 100 or more',
    otherwise: '2000',
  },
} as const;
