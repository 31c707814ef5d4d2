import type { ProgrammeKind } from '@croupier/contract/rewards/programmes';
import type { Programme } from '@croupier/domain/rewards/programmes';
import { systemClock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { publishProgramme } from './publish-programme.ts';
import { saveDraft } from './save-draft.ts';

const TEXT = { title: 'A thing', lead: 'For whoever wants it.', terms: ['One line of **terms**.'] };

/** Publishes a programme that is in force at once, for every region; what is left out is open to all. */
export async function publishNow<T extends object>(
  db: Database,
  kind: ProgrammeKind,
  { code, terms, ...more }: Partial<Programme<T>> & Pick<Programme<T>, 'code' | 'terms'>,
  basedOn = 0,
): Promise<void> {
  const body: Programme = {
    ...{ kind: kind.kind, code, place: 1, picture: '', terms },
    texts: { ua: TEXT, ru: TEXT, en: TEXT, kk: TEXT },
    schedule: { from: '2026-01-01T00:00', zone: 'region' },
    audience: { regions: ['UA', 'EU', 'KZ', 'SL', 'RC'] },
    caps: {},
    ...more,
  };
  const parts = { db, clock: systemClock, kinds: new Map([[kind.kind, kind]]) };
  const saved = await saveDraft(parts, { kind: kind.kind, code, body, basedOn, by: 'olena' });
  if (saved.status !== 'saved') throw new Error(JSON.stringify(saved));
  const published = await publishProgramme(parts, {
    ...{ kind: kind.kind, code, version: saved.version, by: 'olena' },
  });
  if (published.status !== 'published') throw new Error(JSON.stringify(published));
}
