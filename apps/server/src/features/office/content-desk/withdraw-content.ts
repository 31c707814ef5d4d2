import type {
  followShippedContent,
  withdrawContent as withdrawal,
} from '@croupier/contract/office/content-desk';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { followShipped, withdrawDocument } from '../../site/content/feature.ts';
import { actorOf } from '../audit/feature.ts';
import { subjectOf, type ContentDeskParts, type Deed } from './content-desk-parts.ts';

const done = { done: true } as const;

/** Takes back what is shown of a document and what is to come, or one version of these. */
export async function withdrawContent(
  parts: ContentDeskParts,
  { call, name, version, reason }: Deed & { version: number | null; reason: string },
): Promise<typeof done | Refused<typeof withdrawal>> {
  const asked = { ...name, by: call.operator.name, ...(version !== null && { version }) };
  const { status } = await withdrawDocument(parts, asked, (tx, { versions }) =>
    parts.record(tx, actorOf(call), {
      act: 'withdraw.content',
      subject: subjectOf(name),
      before: { versions },
      after: { versions: [] },
      reason,
    }),
  );
  return status === 'withdrawn' ? done : refuse('conflict');
}

/** Lets a document follow its shipped files again. */
export async function followShippedFiles(
  parts: ContentDeskParts,
  { call, name, reason }: Deed & { reason: string },
): Promise<typeof done | Refused<typeof followShippedContent>> {
  const asked = { ...name, by: call.operator.name };
  const { status } = await followShipped(parts, asked, (tx, { version, ended }) =>
    parts.record(tx, actorOf(call), {
      act: 'follow.shipped-content',
      subject: subjectOf(name),
      before: { versions: ended, followsShipped: false },
      after: { version, followsShipped: true },
      reason,
    }),
  );
  if (status === 'not-shipped') return refuse('not_found');
  return status === 'followed' ? done : refuse('conflict');
}
