import type { ErrorBody } from './common-schemas.ts';
import type { InputOf, Operation, OutputOf } from './operation.ts';

/** An answer other than 2xx: carries the whole error body. `key` is `network` when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly key: string;
  readonly requestId: string | undefined;
  readonly details: unknown;
  constructor(status: number, body: ErrorBody['error'] | undefined) {
    super(body?.message ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.key = body?.key ?? (status === 0 ? 'network' : 'internal');
    this.requestId = body?.requestId;
    this.details = body?.details;
  }
}

export type Send = (path: string, init: RequestInit) => Promise<Response>;
export type Call = <O extends Operation>(
  operation: O,
  input: InputOf<O>,
  signal?: AbortSignal,
  /** What it brings beside its input. */
  headers?: Readonly<Record<string, string>>,
) => Promise<OutputOf<O>>;

/**
 * The typed client, the same in the browser (`fetch`) and in the server's loaders (in-process).
 * @throws ApiError for every answer that is not 2xx, and with status 0 when none came.
 */
export function createCall(send: Send): Call {
  return async (operation, input, signal, headers) => {
    const { params, query, body } = input as { params?: object; query?: object; body?: object };
    const init: RequestInit = {
      method: operation.method,
      headers: { ...headers, accept: 'application/json' },
    };
    if (signal) init.signal = signal;
    const { encoding = 'json' } = operation;
    if (body && encoding !== 'unread' && encoding !== 'raw') {
      init.body = BODIES[encoding](body);
      init.headers = { ...init.headers, 'content-type': CONTENT_TYPES[encoding] };
    }
    const unanswered = (cause: unknown): never => {
      if (signal?.aborted) throw cause;
      throw new ApiError(0, undefined);
    };
    const response = await send(pathOf(operation.path, params, query), init).catch(unanswered);
    // An answer that breaks off in the middle is none.
    const text = await response.text().catch(unanswered);
    const parsed: unknown =
      text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
    if (!response.ok) throw new ApiError(response.status, (parsed as ErrorBody | undefined)?.error);
    return parsed as never;
  };
}

/** Of what is sent: who says that nobody reads it is sent nothing, and what is signed is no client’s to send. */
type Encoding = Exclude<NonNullable<Operation['encoding']>, 'unread' | 'raw'>;

const CONTENT_TYPES: Readonly<Record<Encoding, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  bytes: 'application/octet-stream',
};
const BODIES: Readonly<Record<Encoding, (body: object) => NonNullable<RequestInit['body']>>> = {
  json: JSON.stringify,
  form: (body) => new URLSearchParams(body as Record<string, string>),
  bytes: (body) => body as Uint8Array<ArrayBuffer>,
};

function pathOf(path: string, params: object = {}, query: object = {}): string {
  let filled = path;
  for (const [name, value] of Object.entries(params))
    filled = filled.replace(`:${name}`, encodeURIComponent(String(value)));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  return search.size ? `${filled}?${search}` : filled;
}
