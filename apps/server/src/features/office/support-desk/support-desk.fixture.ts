import { askSupport } from '@croupier/contract/site/support';
import type { InputOf } from '@croupier/contract/kit';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestPlayer } from '../../../platform/testing/test-app.ts';

type Body = InputOf<typeof askSupport>['body'];

/** A letter to support. @returns its number */
export async function writeLetter(
  writer: Pick<TestApp | TestPlayer, 'call'>,
  change: Partial<Body> = {},
): Promise<string> {
  const body: Body = {
    key: randomUUID(),
    topic: 'deposit',
    email: 'olena@mail.example',
    message: 'My deposit is not on the balance yet.',
    language: 'ua',
    ...change,
  };
  return (await writer.call(askSupport, { body })).number;
}
