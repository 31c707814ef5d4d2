import { NOTICES_PAGE, type listNotices as operation } from '@croupier/contract/people/notices';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import { KEPT_KINDS, specOf, type KeptKind } from '@croupier/domain/people/notices';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { countUnseenOf } from './count-unseen.ts';
import type { NoticesParts } from './notices-parts.ts';
import { listNotices as listRows, type NoticesPage } from './notices-store.ts';
import { noticeViews } from './notices-view.ts';
import { findRecipient } from './recipients-store.ts';

/** A page of what a player was told. What invites is not shown to who must not be invited now. */
export async function listNotices(
  parts: NoticesParts,
  playerId: bigint,
  { after, category, unconfirmed }: InputOf<typeof operation>['query'],
): Promise<OutputOf<typeof operation> | Refused<typeof operation>> {
  const { db, clock } = parts;
  const from = after === undefined ? null : readCursor(after);
  if (from === undefined) return refuse('invalid_request', { field: 'after' });
  const now = clock.now();
  const recipient = await findRecipient(db, playerId, now);
  const isUnconfirmed = unconfirmed !== undefined;
  const isShown = (kind: KeptKind) => {
    const { promotional, mustConfirm, category: its } = specOf(kind);
    if (promotional && recipient.holds.length > 0) return false;
    return (category === undefined || category === its) && (!isUnconfirmed || mustConfirm === true);
  };
  const kinds = KEPT_KINDS.filter(isShown);
  // One more than is shown says whether it goes on.
  const rows = await listRows(db, { playerId, kinds, isUnconfirmed, after: from, limit: NOTICES_PAGE + 1 });
  const shown = rows.slice(0, NOTICES_PAGE);
  const last = shown.at(-1);
  const { unseenOf } = await countUnseenOf(db, [playerId], now);
  return {
    notices: await noticeViews(shown, recipient, parts),
    next: rows.length > shown.length && last ? writeCursor(last.createdAt, last.id) : null,
    unseen: unseenOf(playerId),
  };
}

const writeCursor = (at: Date, id: string): string =>
  Buffer.from(`${at.getTime()} ${id}`).toString('base64url');

/** @returns nothing for one that we did not make */
function readCursor(cursor: string): NoticesPage['after'] | undefined {
  const [, at, id] =
    /^([0-9]{1,14}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at === undefined || id === undefined || !UUID.test(id)
    ? undefined
    : { at: new Date(Number(at)), id };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
