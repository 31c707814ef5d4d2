import type { Notice } from '@croupier/contract/people/notices';
import { specOf } from '@croupier/domain/people/notices';
import type { RenderNotice } from '../notice-texts/feature.ts';
import type { NoticesParts } from './notices-parts.ts';
import type { NoticeRow } from './notices-store.ts';
import type { Recipient } from './recipients-store.ts';

/** Notices in their player's words, made when they are read. One that cannot be put into words is left out, and hides no other. */
export async function noticeViews(
  rows: readonly NoticeRow[],
  recipient: Recipient,
  { render, error }: Pick<NoticesParts, 'render' | 'error'>,
): Promise<Notice[]> {
  const views = await Promise.allSettled(rows.map((row) => noticeView(row, recipient, render)));
  return views.flatMap((view, at) => {
    if (view.status === 'fulfilled') return [view.value];
    const { id, kind } = rows[at]!;
    error('a notice could not be put into words', { notice: id, kind, err: view.reason as unknown });
    return [];
  });
}

async function noticeView(
  { id, kind, params, createdAt, seenAt, confirmedAt }: NoticeRow,
  { language, brand, region }: Recipient,
  render: RenderNotice,
): Promise<Notice> {
  const { title, text, action } = await render({ kind, language, brand, region, params });
  const { category, mustConfirm } = specOf(kind);
  return {
    ...{ id, kind, category, title, text },
    action: action ? { label: action.label, to: action.path } : null,
    at: createdAt.toISOString(),
    seen: seenAt !== null,
    confirmed: mustConfirm ? confirmedAt !== null : null,
  };
}
