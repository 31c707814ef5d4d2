import {
  VERSIONS_MAX,
  type ContentDocument,
  type DocumentName,
  type readContent,
  type readContentVersion,
} from '@croupier/contract/office/content-desk';
import type { OutputOf } from '@croupier/contract/kit';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { isShipped } from '../../site/content/feature.ts';
import type { ContentDeskParts } from './content-desk-parts.ts';
import { findDocument, findVersion, listVersions } from './content-desk-store.ts';
import { documentView, versionView } from './content-desk-view.ts';

/** One document with its versions, and what the newest of them says. */
export async function readDocument(
  { db, clock }: ContentDeskParts,
  name: DocumentName,
): Promise<ContentDocument | Refused<typeof readContent>> {
  const row = await findDocument(db, name);
  if (!row) return refuse('not_found');
  const [versions, latest] = await Promise.all([
    listVersions(db, row.id, VERSIONS_MAX),
    findVersion(db, row.id, row.latestVersion),
  ]);
  const { facts, texts } = latest!;
  return {
    ...documentView(row),
    isShipped: isShipped(name),
    versions: versions.map((version) => versionView(version, row.version, clock.now())),
    body: { facts, texts },
  };
}

/** Reads one version. */
export async function readVersion(
  { db, clock }: ContentDeskParts,
  { version, ...name }: DocumentName & { version: string },
): Promise<OutputOf<typeof readContentVersion> | Refused<typeof readContentVersion>> {
  const row = await findDocument(db, name);
  const found = row && (await findVersion(db, row.id, Number(version)));
  if (!found) return refuse('not_found');
  const { facts, texts } = found;
  return { version: versionView(found, row.version, clock.now()), body: { facts, texts } };
}
