import type { publishContent as operation } from '@croupier/contract/office/content-desk';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import { instantOf } from '../../../platform/http/instant.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { publishDraft } from '../../site/content/feature.ts';
import { actorOf } from '../audit/feature.ts';
import { subjectOf, type ContentDeskParts, type Deed } from './content-desk-parts.ts';
import { findDocument } from './content-desk-store.ts';

type Answer = OutputOf<typeof operation> | Refused<typeof operation>;

/** Puts a draft in force, at once or at a time that is to come. */
export async function publishContent(
  parts: ContentDeskParts,
  { call, name, version, reason, ...asked }: Deed & InputOf<typeof operation>['body'],
): Promise<Answer> {
  const from = instantOf(asked.from ?? undefined);
  const until = instantOf(asked.until ?? undefined);
  // What begins in the past would be put behind what began after it, and nobody would see it come.
  if (from === null || until === null || (from && from <= parts.clock.now()))
    return refuse('invalid_request');
  const before = await findDocument(parts.db, name);
  if (!before || version > before.latestVersion) return refuse('not_found');
  const release = {
    ...name,
    version,
    by: call.operator.name,
    ...(from && { from }),
    ...(until && { until }),
  };
  let times: OutputOf<typeof operation> | undefined;
  const { status, ...rest } = await publishDraft(parts, release, async (tx, published) => {
    times = { from: published.from.toISOString(), until: published.until?.toISOString() ?? null };
    await parts.record(tx, actorOf(call), {
      act: 'publish.content',
      subject: subjectOf(name),
      before: { version: before.version, followsShipped: before.followsShipped },
      after: { version, ...times, followsShipped: false },
      reason,
    });
  });
  if (status === 'no-time') return refuse('invalid_request');
  if (status === 'faulty') return refuse('invalid_request', rest);
  return times ?? refuse('conflict');
}
