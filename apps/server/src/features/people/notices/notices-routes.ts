import * as contract from '@croupier/contract/people/notices';
import { linkQueryOf, withLinkQuery } from '@croupier/contract/site/labels';
import { KEPT_KINDS, specOf } from '@croupier/domain/people/notices';
import type { Http } from '../../../platform/http/http.ts';
import { chooseWays, readPreferences } from './choose-ways.ts';
import { countUnseenOf } from './count-unseen.ts';
import { listNotices } from './list-notices.ts';
import type { NoticesParts } from './notices-parts.ts';
import { hasUnconfirmed } from './notices-store.ts';
import { resendNotice } from './resend-notice.ts';
import { confirmNotice, seeNotices } from './see-notices.ts';
import { unsubscribe } from './unsubscribe.ts';

const MUST_CONFIRM = KEPT_KINDS.filter((kind) => specOf(kind).mustConfirm);

export function noticesRoutes(http: Http, parts: NoticesParts): void {
  const { db, clock } = parts;
  http.handle(contract.listNotices, ({ input, player }) => listNotices(parts, player.playerId, input.query));
  http.handle(contract.countNotices, async ({ player: { playerId } }) => ({
    unseen: (await countUnseenOf(db, [playerId], clock.now())).unseenOf(playerId),
    unconfirmed: await hasUnconfirmed(db, playerId, MUST_CONFIRM),
  }));
  http.handle(contract.seeNotices, ({ input, player }) =>
    seeNotices(parts, player.playerId, input.body.upTo),
  );
  http.handle(contract.noticePreferences, ({ player }) => readPreferences(parts, player.playerId));
  http.handle(contract.saveNoticePreferences, ({ input, player }) =>
    chooseWays(parts, player.playerId, input.body),
  );
  http.handle(contract.confirmEvent, ({ input, player }) =>
    confirmNotice(parts, player.playerId, input.body.id),
  );
  http.handle(contract.resendEvent, ({ input, player }) =>
    resendNotice(parts, player.playerId, input.body.id),
  );
  http.handle(contract.unsubscribe, ({ input }) => unsubscribe(parts, input.query.token));
  // A mail program without one press opens the same address as a page: it is led to ours, and nothing is ended by looking.
  http.raw.get(contract.unsubscribe.path, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const known = typeof token === 'string' && /^[A-Za-z0-9_-]{1,200}$/.test(token) ? `#${token}` : '';
    const link = linkQueryOf(new URL(request.url, 'http://own.invalid').searchParams);
    return reply.redirect(withLinkQuery(`/unsubscribe${known}`, link), 303);
  });
}
