import { parentPort, Worker, workerData } from 'node:worker_threads';

export interface WorkApart {
  /** A program that calls `answerApart`. */
  readonly program: URL;
  /** Plain data, copied to the thread. */
  readonly task: unknown;
  /** Given to the thread one by one, so that no turn of the event loop copies all of them. */
  readonly portions: Iterable<unknown> | AsyncIterable<unknown>;
  readonly timeoutMs: number;
  /** Ends the thread before its time. */
  readonly signal?: AbortSignal;
}

/**
 * Does heavy pure work on a thread of its own, so that the event loop serves others meanwhile. Rejects when the work or
 * the reading of the portions throws, when it takes longer than `timeoutMs`, and when the signal says so; the thread ends in any case.
 */
export async function workApart<Answer>({
  program,
  task,
  portions,
  timeoutMs,
  signal,
}: WorkApart): Promise<Answer> {
  signal?.throwIfAborted();
  const thread = new Worker(program, { workerData: task });
  const tooLong = new AbortController();
  const timer = setTimeout(() => tooLong.abort(new Error(`Work took more than ${timeoutMs} ms`)), timeoutMs);
  try {
    const ended = AbortSignal.any([tooLong.signal, ...(signal ? [signal] : [])]);
    const answer = answerOf<Answer>(thread, ended);
    return await Promise.race([answer, feed(thread, portions).then(() => answer)]);
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

/** The body of a program of `workApart`: it gathers the portions, works, and answers plain data. */
export function answerApart<Task, Portion>(
  work: (task: Task, portions: readonly Portion[]) => unknown,
): void {
  if (!parentPort) throw new Error('This program runs on a thread of workApart');
  const port = parentPort;
  const portions: Portion[] = [];
  port.on('message', (message: { portion: Portion } | 'end') => {
    if (message !== 'end') return void portions.push(message.portion);
    port.postMessage(work(workerData as Task, portions));
    port.close();
  });
}

function answerOf<Answer>(thread: Worker, ended: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The thread ended without an answer (${code})`)));
    ended.addEventListener('abort', () => reject(ended.reason as Error), { once: true });
  });
}

async function feed(thread: Worker, portions: WorkApart['portions']): Promise<void> {
  for await (const portion of portions) thread.postMessage({ portion });
  thread.postMessage('end');
}
