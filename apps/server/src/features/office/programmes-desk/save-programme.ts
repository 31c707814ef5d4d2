import type {
  cloneProgramme as clones,
  saveProgrammeDraft as saves,
} from '@croupier/contract/office/programmes-desk';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { cloneProgramme as clone, saveDraft, type SavedDraft } from '../../rewards/programmes/feature.ts';
import { actorOf } from '../audit/feature.ts';
import { subjectOf, type Deed, type DeskParts } from './programmes-desk-parts.ts';

type Saved = OutputOf<typeof saves> | Refused<typeof saves>;

/** Keeps what was written as a version that gives nothing yet. What it says is kept with it: the log names the version. */
export async function saveProgramme(
  parts: DeskParts,
  { call, name, reason, basedOn, body }: Deed & InputOf<typeof saves>['body'],
): Promise<Saved> {
  const draft = { ...name, body, basedOn, by: call.operator.name };
  const saved = await saveDraft(parts, draft, (tx, { version }) =>
    parts.record(tx, actorOf(call), {
      ...{ act: 'save.programmes', subject: subjectOf(name), reason },
      before: { version: basedOn },
      after: { version },
    }),
  );
  return answerOf(saved);
}

/** Begins another programme with what this one says. */
export async function cloneProgramme(
  parts: DeskParts,
  { call, name, reason, code }: Deed & InputOf<typeof clones>['body'],
): Promise<OutputOf<typeof clones> | Refused<typeof clones>> {
  const to = { kind: name.kind, code };
  const cloned = await clone(parts, { from: name, code, by: call.operator.name }, (tx, { version }) =>
    parts.record(tx, actorOf(call), {
      ...{ act: 'clone.programmes', subject: subjectOf(to), reason },
      after: { version, from: name.code },
    }),
  );
  switch (cloned.status) {
    case 'not-found':
      return refuse('not_found');
    case 'taken':
      return refuse('conflict');
    default:
      return answerOf(cloned);
  }
}

function answerOf(saved: SavedDraft): Saved {
  switch (saved.status) {
    case 'saved':
      return { version: saved.version, faults: [...saved.faults] };
    case 'overtaken':
      return refuse('conflict');
    case 'faulty':
      return refuse('invalid_request', { faults: saved.faults });
    case 'unknown-kind':
      return refuse('not_found');
  }
}
