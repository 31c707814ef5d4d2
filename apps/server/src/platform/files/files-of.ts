import { resolve } from 'node:path';
import { ConfigError, ROLES, type Environment } from '../environment.ts';

/** A service that speaks S3, and the bucket there that is this house's. */
export interface S3Settings {
  readonly url: string;
  readonly region: string;
  readonly bucket: string;
  readonly key: string;
  readonly secret: string;
}

/** Where private files are kept. */
export type FilesSettings = { readonly folder: string } | { readonly s3: S3Settings };

/** Where nothing is said: beside the server, for one that is alone. */
const FOLDER = 'var/files';

/** Roles that read or write private files. */
const READERS: readonly string[] = ['api', 'worker', 'office'];

/** The variables that say where private files are kept. */
export const FILES_VARIABLES = [
  'CROUPIER_ENV',
  'CROUPIER_ROLES',
  'LIVE_RELAY',
  'FILES_FOLDER',
  'S3_URL',
  'S3_REGION',
  'S3_BUCKET',
  'S3_KEY',
  'S3_SECRET',
] as const satisfies readonly (keyof Environment)[];
type FilesEnvironment = Pick<Environment, (typeof FILES_VARIABLES)[number]>;

export function filesOf(env: FilesEnvironment): FilesSettings {
  const s3 = s3Of(env);
  if (s3 && env.FILES_FOLDER !== undefined)
    throw new ConfigError('FILES_FOLDER must not be set beside S3_URL.');
  if (s3) return { s3 };
  if (env.FILES_FOLDER === undefined) refuseManyDisks(env);
  return { folder: resolve(env.FILES_FOLDER ?? FOLDER) };
}

/** All of it or none. What is kept there is sealed, but whoever listens could delete it. */
function s3Of(env: FilesEnvironment): S3Settings | undefined {
  const { S3_URL: url, S3_REGION: region, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret } = env;
  if (url === undefined && bucket === undefined && key === undefined && secret === undefined)
    return undefined;
  if (url === undefined || bucket === undefined || key === undefined || secret === undefined)
    throw new ConfigError('S3_URL, S3_BUCKET, S3_KEY and S3_SECRET are set together.');
  if (env.CROUPIER_ENV === 'production' && !url.startsWith('https:'))
    throw new ConfigError('S3_URL must be https in production.');
  return { url, region, bucket, key, secret };
}

/** Of several processes, on several machines perhaps, each would find only what it has put itself. */
function refuseManyDisks(env: FilesEnvironment): void {
  const roles = env.CROUPIER_ROLES.split(',');
  const isOneOfMany = env.LIVE_RELAY === '1' || ROLES.some((role) => !roles.includes(role));
  if (env.CROUPIER_ENV === 'production' && isOneOfMany && READERS.some((role) => roles.includes(role)))
    throw new ConfigError(
      'Several processes share their files: set S3_URL, or FILES_FOLDER to a folder that all of them have.',
    );
}
