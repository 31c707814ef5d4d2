import type { saveContentDraft } from '@croupier/contract/office/content-desk';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { saveDraft } from '../../site/content/feature.ts';
import { actorOf } from '../audit/feature.ts';
import { changedWords } from './changed-words.ts';
import { subjectOf, type ContentDeskParts, type Deed } from './content-desk-parts.ts';
import { findDocument, findVersion } from './content-desk-store.ts';

/** Keeps what was written as a version that nobody sees; the log is told where it differs from the one it was made from. */
export async function saveContent(
  parts: ContentDeskParts,
  { call, name, reason, basedOn, ...body }: Deed & InputOf<typeof saveContentDraft>['body'],
): Promise<OutputOf<typeof saveContentDraft> | Refused<typeof saveContentDraft>> {
  const { record } = parts;
  const draft = { ...name, body, basedOn, by: call.operator.name };
  const saved = await saveDraft(parts, draft, async (tx, { version }) => {
    const document = await findDocument(tx, name);
    const base = basedOn === 0 ? undefined : await findVersion(tx, document!.id, basedOn);
    const { facts, texts } = base ?? { facts: {}, texts: {} };
    const words = changedWords({ facts, ...texts }, { facts: body.facts, ...body.texts });
    await record(tx, actorOf(call), {
      act: 'save.content',
      subject: subjectOf(name),
      before: { version: basedOn, ...words.before },
      after: { version, ...words.after },
      reason,
    });
  });
  if (saved.status === 'faulty') return refuse('invalid_request', { faults: saved.faults });
  return saved.status === 'saved' ? { version: saved.version } : refuse('conflict');
}
