import Type from 'typebox';

/** Of the variables in `environment.ts` those about what people upload: where it is kept, and who looks at it. */
export const UPLOAD_VARIABLES = {
  FILES_FOLDER: { is: Type.String({ minLength: 1 }), means: 'a folder', optional: true },
  S3_URL: {
    is: Type.String({ pattern: '^https?://[^\\s?#]+$' }),
    means: 'the http(s) address of a service that speaks S3',
    optional: true,
  },
  S3_REGION: {
    is: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    means: 'the name of a region at the service that speaks S3',
    otherwise: 'us-east-1',
  },
  S3_BUCKET: {
    is: Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$' }),
    means: 'the name of a bucket, 3 to 63 characters of a-z, 0-9, . and -',
    optional: true,
  },
  S3_KEY: { is: Type.String({ pattern: '^[!-~]{3,}$' }), means: 'at least 3 characters', optional: true },
  S3_SECRET: { is: Type.String({ pattern: '^[!-~]{8,}$' }), means: 'at least 8 characters', optional: true },
  CLAMAV_SOCKET: {
    is: Type.String({ pattern: '^(/[^\\0]+|[A-Za-z0-9.-]+:[0-9]{1,5}|\\[[0-9a-f:]+\\]:[0-9]{1,5})$' }),
    means: 'the path of a socket of clamd, or its host:port',
    optional: true,
  },
  DOCUMENT_REVIEWER: { is: Type.Enum(['sandbox']), means: 'sandbox', optional: true },
} as const;
