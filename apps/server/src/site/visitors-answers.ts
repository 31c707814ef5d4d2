import type { CallApi } from './call-api.ts';

const KEEP_MS = 1_000;
const MAXIMUM_ANSWERS = 500;

/** What was answered, without what is of one request. */
interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly body: string;
}

/**
 * The API as pages ask it on behalf of visitors, who are nobody in particular: what one of them is told is shared with the others
 * for a second, as their pages are, so that a hundred pages ask once which games there are. Players' calls, writes and answers
 * other than 200 are nobody else's.
 */
export function shareVisitorsAnswers(callApi: CallApi, now = () => performance.now()): CallApi {
  // The order of the keys is the order in which they were asked for.
  const kept = new Map<string, { answer: Promise<Answer>; atMs: number }>();

  const forget = (path: string, answer: Promise<Answer>): void => {
    if (kept.get(path)?.answer === answer) kept.delete(path);
  };
  const keep = (path: string, answer: Promise<Answer>): void => {
    kept.delete(path);
    kept.set(path, { answer, atMs: now() });
    if (kept.size > MAXIMUM_ANSWERS) kept.delete(kept.keys().next().value!);
    answer.then(
      ({ status }) => status !== 200 && forget(path, answer),
      () => forget(path, answer),
    );
  };

  return (caller) => {
    const send = callApi(caller);
    if (caller.cookie !== undefined) return send;
    return async (path, init) => {
      if ((init.method ?? 'GET') !== 'GET') return send(path, init);
      const fresh = kept.get(path);
      if (fresh && fresh.atMs + KEEP_MS > now()) return responseOf(await fresh.answer);
      // Others may wait for it: it goes on when the one who asked first has left.
      const { signal: _, ...asked } = init;
      const answer = send(path, asked).then(answerOf);
      keep(path, answer);
      return responseOf(await answer);
    };
  };
}

const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  type: response.headers.get('content-type'),
  body: await response.text(),
});

const responseOf = ({ status, type, body }: Answer): Response =>
  new Response(body === '' ? null : body, {
    status,
    ...(type !== null && { headers: { 'content-type': type } }),
  });
