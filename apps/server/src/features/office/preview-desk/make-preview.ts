import type { makePreview as operation } from '@croupier/contract/office/preview-desk';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import { CONTENT_KINDS, type ContentKindName } from '@croupier/contract/site/content/kinds';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { findVersion, languagesOf, type PreviewLinks } from '../../site/content/feature.ts';
import { actorOf, type RecordAct } from '../audit/feature.ts';

export interface PreviewDeskParts extends Needs<'db' | 'clock', 'publicUrl'> {
  readonly record: RecordAct;
  readonly previews: PreviewLinks;
}

/** Long enough to show it to a colleague, too short to be found in somebody's history. */
const LINK_MS = 30 * 60_000;

/** Makes a link that shows the site with one version of a document. Whoever has it sees that version, so it is an act. */
export async function makePreview(
  { db, clock, config, record, previews }: PreviewDeskParts,
  call: { operator: SignedInOperator; requestId: string; ip: string },
  body: InputOf<typeof operation>['body'],
): Promise<OutputOf<typeof operation> | Refused<typeof operation>> {
  const { kind, key, scope, version, ...look } = body;
  if (!isKind(kind)) return refuse('not_found');
  const draft = await findVersion(db, { kind, key, scope, version });
  if (!draft) return refuse('not_found');
  if (!languagesOf(kind, draft).includes(look.language)) return refuse('draft_not_whole');
  const until = new Date(clock.now().getTime() + LINK_MS);
  const operatorId = String(call.operator.operatorId);
  const token = previews.seal({ ...body, operatorId, untilMs: until.getTime() });
  await db.transaction((tx) =>
    record(tx, actorOf(call), {
      act: 'preview.content',
      subject: ['content', `${kind}/${key}/${scope}`],
      after: { version, ...look, until: until.toISOString() },
    }),
  );
  return { url: `${config.publicUrl.replace(/\/+$/, '')}/preview?link=${token}`, until: until.toISOString() };
}

const isKind = (kind: string): kind is ContentKindName => Object.hasOwn(CONTENT_KINDS, kind);
