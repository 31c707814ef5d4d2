import { draftLines } from '@croupier/contract/rewards/programmes';
import type { Also, ProgrammeName, WritingParts } from './programmes-parts.ts';
import { isStorable } from './is-storable.ts';
import { judgeProgramme } from './judge-programme.ts';
import { findNewestBody } from './programmes-store.ts';
import { insertVersion, lockOrMakeProgramme, lockProgramme } from './programmes-writing-store.ts';

export type SavedDraft =
  /** `faults`: what it lacks to be published. */
  | { readonly status: 'saved'; readonly version: number; readonly faults: readonly string[] }
  /** Somebody saved another version meanwhile: theirs is the latest; 0 where there is no such programme. */
  | { readonly status: 'overtaken'; readonly version: number }
  | { readonly status: 'faulty'; readonly faults: readonly string[] }
  | { readonly status: 'unknown-kind' };

/**
 * Keeps a draft as the programme's next version. Nothing is given by it before it is published; until then half of it may be missing, but
 * nothing may be in it that its kind does not have.
 * @param draft `basedOn` is the version that the editor began from; 0 for a programme that is new
 */
export async function saveDraft(
  { db, clock, kinds }: WritingParts,
  draft: ProgrammeName & { body: object; basedOn: number; by: string },
  also?: Also<{ version: number }>,
): Promise<SavedDraft> {
  const kind = kinds.get(draft.kind);
  if (!kind) return { status: 'unknown-kind' };
  const { basedOn, by } = draft;
  const body = { ...draft.body, kind: draft.kind, code: draft.code };
  const faults = isStorable(body) ? draftLines(kind, body) : ['texts: pattern'];
  if (faults.length > 0) return { status: 'faulty', faults };
  return db.transaction(async (tx) => {
    const now = clock.now();
    // One writer of a programme at a time: of two who began from one version the second is told.
    const programme = await (basedOn === 0 ? lockOrMakeProgramme(tx, draft, now) : lockProgramme(tx, draft));
    const latest = programme?.latestVersion ?? 0;
    if (!programme || latest !== basedOn) return { status: 'overtaken', version: latest };
    const version = await insertVersion(tx, programme, { body, by, at: now, shippedHash: null });
    const lacking = await judgeProgramme(tx, kind, { body, now });
    await also?.(tx, { version });
    return { status: 'saved', version, faults: lacking };
  });
}

/** Begins a new programme with what the newest version of another one says. */
export async function cloneProgramme(
  parts: WritingParts,
  { from, code, by }: { from: ProgrammeName; code: string; by: string },
  also?: Also<{ version: number }>,
): Promise<SavedDraft | { readonly status: 'not-found' | 'taken' }> {
  const { kind } = from;
  const body = await findNewestBody(parts.db, from);
  if (!body) return { status: 'not-found' };
  const saved = await saveDraft(parts, { kind, code, body, basedOn: 0, by }, also);
  return saved.status === 'overtaken' ? { status: 'taken' } : saved;
}
