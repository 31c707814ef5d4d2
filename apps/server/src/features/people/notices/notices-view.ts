import type { Notice } from '@croupier/contract/people/notices';
import { specOf } from '@croupier/domain/people/notices';
import type { RenderNotice } from '../notice-texts/index.ts';
import type { NoticeRow } from './notices-store.ts';
import type { Recipient } from './recipients-store.ts';

/** A notice in its player's words, made when it is read. */
export async function noticeView(
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
