import type { S3Client } from '@aws-sdk/client-s3';
import { fileNameOf, type FileStore } from './file-store.ts';
import type { S3Settings } from './files-of.ts';

/** For one try; the library tries three times. */
const TIMEOUT_MS = 15_000;

/**
 * Files in a bucket of a service that speaks S3. What is asked of it is put, get and delete by name: it is never listed, so that two
 * houses that were given one bucket do not touch each other's files.
 */
export function createS3Files({ url, region, bucket, key, secret }: S3Settings): FileStore {
  // Read once a house has one: most have a disk, and it is large.
  const library = () => import('@aws-sdk/client-s3');
  let opened: Promise<S3Client> | undefined;
  const client = () =>
    (opened ??= library().then(
      ({ S3Client }) =>
        new S3Client({
          endpoint: url,
          region,
          credentials: { accessKeyId: key, secretAccessKey: secret },
          // A bucket as a host of its own is Amazon's; in the path everybody has it.
          forcePathStyle: true,
          // Checksums in headers of Amazon's own are what others do not know.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
        }),
    ));
  const inTime = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT_MS) });
  const at = (name: Parameters<FileStore['read']>[0]) => ({ Bucket: bucket, Key: fileNameOf(name) });
  return {
    put: async (name, body) => {
      const { PutObjectCommand } = await library();
      const put = new PutObjectCommand({ ...at(name), Body: body, ContentLength: body.byteLength });
      await (await client()).send(put, inTime());
    },
    read: async (name) => {
      const { GetObjectCommand, NoSuchKey } = await library();
      try {
        const { Body } = await (await client()).send(new GetObjectCommand(at(name)), inTime());
        return Buffer.from(await Body!.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    remove: async (name) => {
      const { DeleteObjectCommand } = await library();
      await (await client()).send(new DeleteObjectCommand(at(name)), inTime());
    },
  };
}
