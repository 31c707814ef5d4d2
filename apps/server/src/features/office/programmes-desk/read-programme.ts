import {
  PROGRAMME_PARTS_MAX,
  type ProgrammeName,
  type ProgrammeView,
  type readProgramme as reads,
  type readProgrammeVersion as readsVersion,
} from '@croupier/contract/office/programmes-desk';
import type { OutputOf } from '@croupier/contract/kit';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { judgeProgramme } from '../../rewards/programmes/feature.ts';
import type { DeskParts } from './programmes-desk-parts.ts';
import {
  findProgramme,
  findVersion,
  listDays,
  listRuns,
  listUses,
  listVersions,
} from './programmes-desk-store.ts';
import { programmeView, runView, versionView } from './programmes-desk-view.ts';

/** One programme with all that belongs to it, and what its newest version lacks to be published. */
export async function readProgramme(
  { db, clock, kinds }: DeskParts,
  name: ProgrammeName,
): Promise<ProgrammeView | Refused<typeof reads>> {
  const row = await findProgramme(db, name);
  if (!row) return refuse('not_found');
  const { id, latestVersion } = row;
  const now = clock.now();
  const latest = (await findVersion(db, id, latestVersion))!;
  const kind = kinds.get(name.kind);
  const versions = await listVersions(db, id, PROGRAMME_PARTS_MAX);
  const runs = await listRuns(db, id, PROGRAMME_PARTS_MAX);
  const days = await listDays(db, id, PROGRAMME_PARTS_MAX);
  return {
    ...programmeView(row, now),
    body: latest.body,
    faults: kind ? await judgeProgramme(db, kind, { body: latest.body, now }) : ['kind: unknown'],
    versions: versions.map(versionView),
    runs: runs.map(runView),
    uses: await listUses(db, id, PROGRAMME_PARTS_MAX),
    days: days.map(({ day, given, cost }) => ({ day, given, costMinor: cost ?? [] })),
  };
}

/** Reads one version. */
export async function readVersion(
  { db }: Pick<DeskParts, 'db'>,
  { version, ...name }: ProgrammeName & { version: string },
): Promise<OutputOf<typeof readsVersion> | Refused<typeof readsVersion>> {
  const row = await findProgramme(db, name);
  const found = row && (await findVersion(db, row.id, Number(version)));
  return found ? { version: versionView(found), body: found.body } : refuse('not_found');
}
