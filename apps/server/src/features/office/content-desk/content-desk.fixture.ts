import {
  publishContent,
  readContent,
  saveContentDraft,
  type DocumentName,
} from '@croupier/contract/office/content-desk';
import type { EditedBody } from '@croupier/contract/site/content/kinds';
import { systemClock } from '../../../platform/clock.ts';
import { importShipped } from '../../site/content/feature.ts';
import { startTestOffice, type TestOffice, type TestOperator } from '../operators/office.fixture.ts';

export const REASON = 'as agreed on Monday';

/** An office whose site says what the installation ships. */
export async function startContentOffice(): Promise<TestOffice> {
  const office = await startTestOffice();
  await importShipped({ db: office.site.db, clock: systemClock });
  return office;
}

const TEXT = { title: 'Notes', markdown: 'Play for **fun**.' };

/** A fragment in four languages, its English title as named. */
export const fragmentOf = (title: string): EditedBody => ({
  facts: {},
  texts: { ua: TEXT, ru: TEXT, en: { ...TEXT, title }, kk: TEXT },
});

/** A document of this test alone. */
export const nameOf = (key: string, scope: DocumentName['scope'] = 'all'): DocumentName => ({
  kind: 'fragment',
  key,
  scope,
});

export const save = (by: TestOperator, params: DocumentName, body: EditedBody, basedOn: number) =>
  by.call(saveContentDraft, { params, body: { ...body, basedOn, reason: REASON } });

interface Times {
  readonly from?: string | null;
  readonly until?: string | null;
}
export const publish = (by: TestOperator, params: DocumentName, version: number, times: Times = {}) =>
  by.call(publishContent, { params, body: { version, from: null, until: null, ...times, reason: REASON } });

export const read = (by: TestOperator, params: DocumentName) => by.call(readContent, { params });

/** The acts upon a document as the log has them, the newest first. */
export const actsOn = (office: TestOffice, { kind, key, scope }: DocumentName) =>
  office.site.owner.query<{ act: string; before: string; after: string; reason: string }>(
    `SELECT act, before, after, reason FROM audit_entry WHERE subject_kind = 'content' AND subject_id = $1 ORDER BY position DESC`,
    [`${kind}/${key}/${scope}`],
  );
