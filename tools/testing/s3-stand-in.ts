import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const KEY = 'key-of-the-house';
const BUCKET = 'house-files';

/**
 * As much of S3 on this machine as a store of files asks: put, get and delete of objects in one bucket, for who signs with the key of
 * the house. It is no check of the signature itself; the library that makes it has its own.
 */
export async function startS3StandIn() {
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  let state: 'well' | 'failing' | 'silent' = 'well';
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (state === 'silent') return;
    if (state === 'failing') return refuse(response, 503, 'SlowDown');
    if (!isSigned(request)) return refuse(response, 403, 'AccessDenied');
    const [, bucket, key] = /^\/([^/?]+)\/([^/?]+)(\?|$)/.exec(request.url ?? '') ?? [];
    if (bucket !== BUCKET || key === undefined) return refuse(response, 404, 'NoSuchBucket');
    void answer(request, response, { objects, key });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** How a house is told of it. */
    settings: { url, region: 'eu-test-1', bucket: BUCKET, key: KEY, secret: 'secret-of-the-house' },
    objects,
    asked,
    is: (next: typeof state) => void (state = next),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** The name of the key stands in the signature, and what was signed besides. */
function isSigned({ headers }: IncomingMessage): boolean {
  const signed = headers.authorization ?? '';
  return (
    signed.startsWith(`AWS4-HMAC-SHA256 Credential=${KEY}/`) &&
    /SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/.test(signed) &&
    headers['x-amz-content-sha256'] !== undefined
  );
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { objects, key }: { objects: Map<string, Buffer>; key: string },
): Promise<void> {
  if (request.method === 'PUT') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    // What was cut off is no object.
    if (body.length === Number(request.headers['content-length'])) objects.set(key, body);
    response.writeHead(200, { etag: '"stand-in"' }).end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (request.method === 'GET') {
    const body = objects.get(key);
    if (!body) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': body.length });
    response.end(body);
  } else refuse(response, 405, 'MethodNotAllowed');
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
