import type { EntryContext } from 'react-router';

/** What the page's loaders found, as the browser reads it, to its end. */
export async function readData(stream: EntryContext['serverHandoffStream']): Promise<string | undefined> {
  if (!stream) return undefined;
  const decoder = new TextDecoder();
  let data = '';
  for await (const chunk of stream) data += decoder.decode(chunk, { stream: true });
  return data + decoder.decode();
}

/** The router with its data read, as its own rendering would leave it; without any, for a tree that no browser takes up. */
export function withData(router: EntryContext, value: string | undefined): EntryContext {
  const { serverHandoffStream: _, ...rest } = router;
  if (value === undefined) return rest;
  const read = (done: boolean, part: string) =>
    Object.assign(Promise.resolve(), { result: { done, value: part } });
  const streamCache = { 0: read(false, value), 1: read(true, '') };
  return { ...rest, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } };
}
