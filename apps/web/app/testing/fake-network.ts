import type { InputOf, Operation, OutputOf } from '@croupier/contract/kit';
import Value from 'typebox/value';
import { onTestFinished, vi } from 'vitest';

/** What the house was asked: the body as it was sent. */
type Asked<O extends Operation> = InputOf<O> extends { body: infer B } ? B : undefined;

type Answering<O extends Operation> = (asked: Asked<O>) => OutputOf<O> | Promise<OutputOf<O>>;
type Answer<O extends Operation> = OutputOf<O> | Answering<O>;

interface Refusal {
  status: number;
  key: string;
  details?: unknown;
}

export interface FakeNetwork {
  /** From now on this operation is answered so. An answer that the contract does not allow fails the test. */
  answers<O extends Operation>(operation: O, answer: Answer<O>): void;
  refuses(operation: Operation, refusal: Refusal): void;
  /** No answer comes back. */
  isSilentOn(operation: Operation): void;
  /** The bodies that came for this operation, first to last. */
  asked<O extends Operation>(operation: O): Asked<O>[];
  /** What was in their addresses, first to last. */
  queries(operation: Operation): URLSearchParams[];
}

interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/**
 * A house on the other end of `fetch`, as the contract describes it. Whatever it was not told to answer does not answer,
 * like a house that cannot be reached; `asked` tells what came.
 */
export function fakeNetwork(): FakeNetwork {
  const calls: Call[] = [];
  const replies = new Map<string, (body: unknown) => Promise<Response>>();
  const faults: unknown[] = [];
  onTestFinished(() => {
    if (faults.length > 0) throw faults[0];
  });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams: query } = new URL(address, 'http://house.example');
    const call = { method: init.method ?? 'GET', path: pathname, query, body: readBody(init) };
    calls.push(call);
    const reply = [...replies].find(([name]) => isCalled(name, call))?.[1];
    if (!reply) throw new TypeError(`Nobody answers ${call.method} ${pathname}`);
    return reply(call.body);
  });
  return {
    answers(operation, answer) {
      replies.set(nameOf(operation), async (body) => {
        try {
          return Response.json(await allowed(operation, answer, body as never));
        } catch (fault) {
          faults.push(fault);
          throw fault;
        }
      });
    },
    refuses(operation, { status, key, details }) {
      const error = { key, message: key, requestId: 'test', ...(details !== undefined && { details }) };
      replies.set(nameOf(operation), async () => Response.json({ error }, { status }));
    },
    isSilentOn: (operation) => void replies.delete(nameOf(operation)),
    asked: (operation) =>
      calls.filter((call) => isCalled(nameOf(operation), call)).map(({ body }) => body as never),
    queries: (operation) =>
      calls.filter((call) => isCalled(nameOf(operation), call)).map(({ query }) => query),
  };
}

async function allowed<O extends Operation>(operation: O, answer: Answer<O>, asked: Asked<O>) {
  const output = typeof answer === 'function' ? await (answer as Answering<O>)(asked) : answer;
  const [wrong] = Value.Errors(operation.response, output);
  if (wrong) throw new Error(`${operation.path}: no such answer (${wrong.message})`);
  return output;
}

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

function isCalled(name: string, { method, path }: Call): boolean {
  const pattern = name.replace(/:[a-z]+/gi, '[^/]+');
  return new RegExp(`^${pattern}$`).test(`${method} ${path}`);
}

function readBody({ body }: RequestInit): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
}
