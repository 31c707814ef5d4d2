import * as api from '@croupier/contract/office/support-desk';
import type { InputOf } from '@croupier/contract/kit';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Context, Http } from '../../../platform/http/http.ts';
import { answerLetter, noteLetter } from './answer-letter.ts';
import { forgetReply, saveReply } from './keep-quick-replies.ts';
import { listReplies } from './quick-replies-store.ts';
import { readLetter, unmaskWriter } from './read-letter.ts';
import type { Deed, SupportDeskParts } from './support-desk-parts.ts';
import { findOldest, QUEUE_LIST, sumQueue, type QueuedRow, type QueueFilters } from './support-desk-store.ts';
import { queuedView } from './support-desk-view.ts';
import { closeLetter, putBackLetter, reopenLetter, takeLetter } from './work-on-letter.ts';

const HOUR_MS = 3_600_000;
const AGE_MS = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
} as const satisfies Record<(typeof api.LETTER_AGES)[number], number>;

/** The queue of letters to support, and what is done about one. */
export function supportDeskRoutes(http: Http, parts: SupportDeskParts): void {
  const { db, clock } = parts;
  handleList<typeof api.listSupportLetters, QueuedRow, QueueFilters>(http, api.listSupportLetters, {
    db,
    list: QUEUE_LIST,
    filters: (query, { operator }) => filtersOf(query, operator.operatorId, clock.now()),
    view: (row) => queuedView(row, clock.now()),
  });
  http.handle(api.supportQueue, async ({ operator }) => {
    const sums = await sumQueue(db, clock.now(), operator.operatorId);
    const oldest = await findOldest(db);
    return {
      ...sums,
      oldest: oldest ? { number: String(oldest.number), createdAt: oldest.createdAt.toISOString() } : null,
    };
  });
  http.handle(api.readSupportLetter, (call) => readLetter(parts, deedOf(call)));
  http.handle(api.takeSupportLetter, (call) => takeLetter(parts, deedOf(call)));
  http.handle(api.putBackSupportLetter, (call) => putBackLetter(parts, deedOf(call)));
  http.handle(api.answerSupportLetter, (call) =>
    answerLetter(parts, { ...deedOf(call), ...call.input.body }),
  );
  http.handle(api.noteSupportLetter, (call) => noteLetter(parts, { ...deedOf(call), ...call.input.body }));
  http.handle(api.closeSupportLetter, (call) => closeLetter(parts, { ...deedOf(call), ...call.input.body }));
  http.handle(api.reopenSupportLetter, (call) =>
    reopenLetter(parts, { ...deedOf(call), ...call.input.body }),
  );
  http.handle(api.unmaskSupportWriter, (call) =>
    unmaskWriter(parts, { ...deedOf(call), ...call.input.body }),
  );
  quickReplyRoutes(http, parts);
}

function quickReplyRoutes(http: Http, parts: SupportDeskParts): void {
  http.handle(api.listQuickReplies, async () => {
    const rows = await listReplies(parts.db);
    return { replies: rows.map(({ id, ...reply }) => ({ id: String(id), ...reply })) };
  });
  http.handle(api.saveQuickReply, (call) => saveReply(parts, { call, ...call.input.body }));
  http.handle(api.deleteQuickReply, (call) =>
    forgetReply(parts, { call, id: BigInt(call.input.params.id), ...call.input.body }),
  );
}

/** Any call about one letter. */
type LetterCall = Pick<Context<typeof api.takeSupportLetter>, 'operator' | 'requestId' | 'ip'> & {
  input: { params: { number: string } };
};

const deedOf = (call: LetterCall): Deed => ({ call, number: BigInt(call.input.params.number) });

function filtersOf(
  { hands, age, ...same }: InputOf<typeof api.listSupportLetters>['query'],
  operatorId: bigint,
  now: Date,
): QueueFilters {
  const { state, topic, language, text, playerId } = same;
  return {
    ...{ ...(state && { state }), ...(topic && { topic }), ...(language && { language }) },
    ...{ ...(text && { text }), ...(playerId && { playerId }) },
    ...(hands === 'free' && { freeAt: now }),
    ...(hands === 'mine' && { inHandsOf: operatorId }),
    ...(age && { before: new Date(now.getTime() - AGE_MS[age]) }),
  };
}
