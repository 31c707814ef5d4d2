import type { InputOf, Operation, OutputOf } from '@croupier/contract/kit';
import Value from 'typebox/value';
import { onTestFinished, vi } from 'vitest';

type Part<O extends Operation, K extends string> = InputOf<O> extends Record<K, infer B> ? B : undefined;

/** What the house was asked, as it was sent. */
interface Asked<O extends Operation> {
  readonly body: Part<O, 'body'>;
  readonly query: Readonly<Record<string, string>>;
  readonly path: string;
}

type Answering<O extends Operation> = (asked: Asked<O>) => OutputOf<O>;
type Answer<O extends Operation> = OutputOf<O> | Answering<O>;

export interface FakeNetwork {
  /** From now on this operation is answered so. An answer that the contract does not allow fails the test. */
  answers<O extends Operation>(operation: O, answer: Answer<O>): void;
  refuses(operation: Operation, refusal: { status: number; key: string; details?: object }): void;
  /** What came for this operation, first to last. */
  asked<O extends Operation>(operation: O): Asked<O>[];
}

interface Call extends Asked<Operation> {
  readonly method: string;
}

/** A house on the other end of `fetch`, as the contract describes it. Whatever it was not told to answer does not answer. */
export function fakeNetwork(): FakeNetwork {
  const calls: Call[] = [];
  const replies = new Map<string, (call: Call) => Response>();
  const faults: unknown[] = [];
  onTestFinished(() => {
    if (faults.length > 0) throw faults[0];
  });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://office.example');
    const call: Call = {
      method: init.method ?? 'GET',
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as never) : undefined,
    };
    calls.push(call);
    const reply = [...replies].find(([name]) => isCalled(name, call))?.[1];
    if (!reply) throw new TypeError(`Nobody answers ${call.method} ${pathname}`);
    return reply(call);
  });
  return {
    answers(operation, answer) {
      replies.set(nameOf(operation), (call) => {
        try {
          const output = typeof answer === 'function' ? (answer as Answering<Operation>)(call) : answer;
          const [wrong] = Value.Errors(operation.response, output);
          if (wrong) throw new Error(`${operation.path}: no such answer (${wrong.message})`);
          return Response.json(output);
        } catch (fault) {
          faults.push(fault);
          throw fault;
        }
      });
    },
    refuses(operation, { status, key, details }) {
      const error = { key, message: key, requestId: 'request-7', ...(details && { details }) };
      replies.set(nameOf(operation), () => Response.json({ error }, { status }));
    },
    asked: (operation) => calls.filter((call) => isCalled(nameOf(operation), call)) as never,
  };
}

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

function isCalled(name: string, { method, path }: Call): boolean {
  return new RegExp(`^${name.replace(/:[a-z]+/gi, '[^/]+')}$`).test(`${method} ${path}`);
}
