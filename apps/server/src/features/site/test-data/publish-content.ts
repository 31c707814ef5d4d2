import type { InputOf } from '@croupier/contract/kit';
import type { testContent } from '@croupier/contract/site/test-data';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import type { Needs } from '../../../platform/platform.ts';
import { publishDraft, saveDraft } from '../content/feature.ts';

/** A document as the office would publish it. */
export async function publishContent(
  parts: Needs<'db' | 'clock'>,
  { facts, texts, ...name }: InputOf<typeof testContent>['body'],
): Promise<{ done: true } | Refused<typeof testContent>> {
  const body = { facts, texts } as Parameters<typeof saveDraft>[1]['body'];
  const draft = await saveDraft(parts, { ...name, body, basedOn: 0, by: 'test' });
  if (draft.status !== 'saved') return refuse('invalid_request');
  const published = await publishDraft(parts, { ...name, version: draft.version, by: 'test' });
  return published.status === 'published' ? { done: true } : refuse('invalid_request');
}
