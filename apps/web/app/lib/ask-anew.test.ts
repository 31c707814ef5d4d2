import { globSync, readFileSync } from 'node:fs';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askAnew, fetchAnew, putKnown } from './ask-anew.ts';

const KEY = ['news', 'one'];

/** A query whose answers come when the test says so, each asked for after the one before it. */
function aQuery() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: { answer: (value: string) => void; fail: (error: Error) => void; signal: AbortSignal }[] = [];
  const options = {
    queryKey: KEY,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((answer, fail) => asked.push({ answer, fail, signal })),
  };
  return { client, asked, options, shown: () => client.getQueryData<string>(KEY) };
}

/** The same on screen. */
function onScreen() {
  const query = aQuery();
  const seen: unknown[] = [];
  new QueryObserver(query.client, query.options).subscribe(({ data, status }) => seen.push(data ?? status));
  return { ...query, seen };
}

test('asks anew when the first answer is under way, and shows the new one alone', async () => {
  const { client, asked, shown, seen } = onScreen();
  const done = askAnew(client, { queryKey: ['news'] });
  expect(asked).toHaveLength(2);
  expect(asked[0]!.signal.aborted).toBe(true);
  asked[0]!.answer('old');
  asked[1]!.answer('new');
  await done;
  expect(shown()).toBe('new');
  expect(seen).not.toContain('old');
  expect(seen).not.toContain('error');
});

test('asks anew when a later answer is under way', async () => {
  const { client, asked, shown } = onScreen();
  asked[0]!.answer('first');
  await expect.poll(shown).toBe('first');
  void askAnew(client, { queryKey: KEY });
  const done = askAnew(client, { queryKey: KEY });
  asked[1]!.answer('old');
  asked[2]!.answer('new');
  await done;
  expect(shown()).toBe('new');
});

test('asks nothing when nobody looks, and then when somebody does', async () => {
  const { client, asked, options } = aQuery();
  client.setQueryData(KEY, 'old');
  await askAnew(client, { queryKey: KEY });
  expect(asked).toHaveLength(0);
  new QueryObserver(client, { ...options, staleTime: Infinity }).subscribe(() => undefined);
  expect(asked).toHaveLength(1);
});

test('gives the new answer to whoever waits for the one under way', async () => {
  const { client, asked, options } = aQuery();
  const waiting = client.fetchQuery(options);
  void askAnew(client, { queryKey: KEY });
  const other = fetchAnew(client, options);
  asked.at(-1)!.answer('new');
  await expect(waiting).resolves.toBe('new');
  await expect(other).resolves.toBe('new');
  expect(asked).toHaveLength(3);
});

test('a question that fails is an error of the query, and not of whoever had it asked', async () => {
  const { client, asked, seen } = onScreen();
  const done = askAnew(client, { queryKey: KEY });
  asked[1]!.fail(new Error('no network'));
  await done;
  expect(seen.at(-1)).toBe('error');
  expect(client.getQueryState(KEY)?.fetchStatus).toBe('idle');
});

test('what is put in stays when an older answer comes, and is asked for once more', async () => {
  const { client, asked, shown } = onScreen();
  putKnown<string>(client, KEY, 'changed');
  expect(shown()).toBe('changed');
  asked[0]!.answer('old');
  asked[1]!.answer('changed, and more');
  await expect.poll(shown).toBe('changed, and more');
});

test('what is put in when nothing is under way is not asked for', () => {
  const { client, asked, shown } = aQuery();
  putKnown<string>(client, KEY, 'changed');
  putKnown<string>(client, KEY, (known) => known && `${known} twice`);
  expect([shown(), asked]).toEqual(['changed twice', []]);
});

test('lets an answer come when news come faster than answers, and asks once more for all of them', async () => {
  const { client, asked, shown } = onScreen();
  for (let time = 0; time < 10; time++) void askAnew(client, { queryKey: KEY });
  // The first, and three that took its place.
  expect(asked).toHaveLength(4);
  asked[3]!.answer('older');
  await expect.poll(shown).toBe('older');
  await expect.poll(() => asked.length).toBe(5);
  asked[4]!.answer('newest');
  await expect.poll(shown).toBe('newest');
  expect(asked).toHaveLength(5);
});

test('gives whoever wants an answer one that was asked for after they wanted it, however many there are', async () => {
  const { client, asked, options } = aQuery();
  const wanted = Array.from({ length: 10 }, () => fetchAnew(client, options));
  await expect.poll(() => asked.length).toBe(4);
  asked[3]!.answer('older');
  await expect.poll(() => asked.length).toBe(5);
  asked[4]!.answer('newest');
  expect((await Promise.all(wanted)).slice(4)).toEqual(Array(6).fill('newest'));
});

/** What merges what it is told into each answer itself: an answer that is older takes nothing away there. */
const MERGES = [
  'lib/session.ts',
  'features/play/flights/use-flight.ts',
  'features/site/lobby/lobby-queries.ts',
];

test('no other file has queries asked anew, or puts anything in, past what may be under way', () => {
  const cwd = `${import.meta.dirname}/..`;
  const past = globSync('**/*.{ts,tsx}', { cwd }).filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) &&
      ![...MERGES, 'lib/ask-anew.ts'].includes(file) &&
      /\.(invalidateQueries|refetchQueries|setQueryData)\b/.test(readFileSync(`${cwd}/${file}`, 'utf8')),
  );
  expect(past).toEqual([]);
});
