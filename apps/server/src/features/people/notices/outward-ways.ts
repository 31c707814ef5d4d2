import { isUrgent, specOf, type NoticeKind } from '@croupier/domain/people/notices';
import { PUSH_TEXT_MAX, PUSH_TITLE_MAX } from '@croupier/domain/people/push';
import type { WriteLetter } from '../../office/letters/feature.ts';
import { askPush, listPushIds } from '../push/feature.ts';
import type { WriteSms } from '../sms/feature.ts';
import { isLinkedToTelegram, type WriteTelegram } from '../telegram/feature.ts';
import type { Ways } from './notices-parts.ts';

/** What sends by each way: each has an outbox of its own, and tries again by itself. */
export interface Senders {
  readonly letter: WriteLetter;
  readonly sms: { readonly isOffered: boolean; readonly write: WriteSms };
  readonly telegram: WriteTelegram;
}

export const outwardWays = ({ letter, sms, telegram }: Senders): Ways => ({
  email: {
    reaches: async (_db, { email }) => email !== null,
    hand: async (tx, { kind, recipient: { playerId, email }, rendered, unsubscribe }) => {
      const { subject, letter: text, html } = rendered;
      await letter(tx, {
        ...{ to: email!, subject, text, html, urgent: isUrgent(kind) },
        ...(offerOf(kind) && { offer: { playerId, kind } }),
        ...(unsubscribe && { unsubscribe }),
      });
      return undefined;
    },
  },
  push: {
    reaches: async (db, { playerId }) => (await listPushIds(db, playerId)).length > 0,
    hand: async (tx, { kind, recipient: { playerId, language }, rendered: { title, short, action } }) => {
      const to = `/${language}${action?.path ?? '/profile'}` as const;
      const said = { title: cut(title, PUSH_TITLE_MAX), text: cut(short, PUSH_TEXT_MAX) };
      await askPush(tx, { playerId, ...said, to, offer: offerOf(kind) });
      return undefined;
    },
  },
  telegram: {
    reaches: (db, { playerId }) => isLinkedToTelegram(db, playerId),
    hand: async (
      tx,
      { noticeId, kind, isAgain, recipient: { playerId, language }, rendered: { short, action } },
    ) => {
      const button = action && { label: action.label, path: `/${language}${action.path}` };
      // Under its name a notice is written there once.
      const named = isAgain ? {} : { noticeId };
      const isWritten = await telegram.send(tx, {
        ...{ playerId, text: short, action: button, offer: offerOf(kind) },
        ...named,
      });
      return isWritten ? undefined : 'not-reachable';
    },
    // There is nothing left to press.
    confirm: async (tx, { noticeId, recipient: { playerId }, rendered: { short } }) =>
      void (await telegram.replace(tx, { playerId, noticeId, text: `✓ ${short}` })),
  },
  sms: {
    reaches: async (_db, { phone }) => sms.isOffered && phone !== null,
    hand: async (tx, { kind, recipient, rendered }) => {
      const verdict = await sms.write(tx, {
        ...{ to: recipient.phone!, text: rendered.short, playerId: recipient.playerId },
        offer: offerOf(kind),
        lane: isUrgent(kind) ? 'owner' : 'news',
      });
      if (verdict === 'written') return undefined;
      return verdict === 'too_many' ? 'too-many' : 'not-reachable';
    },
  },
});

/** What the outbox of a way judges again by, of a notice that invites. */
const offerOf = (kind: NoticeKind): NoticeKind | undefined => (specOf(kind).promotional ? kind : undefined);

/** What a screen has no room for ends in dots. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;
