import * as api from '@croupier/contract/office/player-desk';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import { actorOf } from '../audit/feature.ts';
import { BONUSES_LIST, type BonusFilters, type PlayerBonusRow } from './bonuses-list-store.ts';
import { look, type OfficeCall } from './look.ts';
import { NOTICES_LIST, type NoticeFilters, type PlayerNoticeRow } from './notices-list-store.ts';
import { NOTES_LIST, type NoteRow } from './notes-store.ts';
import { playerBonusView } from './player-bonus-view.ts';
import type { PlayerDeskParts } from './player-desk-parts.ts';
import * as store from './player-lists-store.ts';
import * as views from './player-lists-view.ts';
import { subjectOf } from './player-subject.ts';
import { PLAYERS_LIST, type PlayerFilters, type PlayerListRow } from './players-list-store.ts';
import { REWARDS_LIST, type PlayerRewardRow, type RewardFilters } from './rewards-list-store.ts';
import { TIMELINE_LIST, type TimelineRow } from './timeline-store.ts';

type CallOfOne = OfficeCall & { readonly input: { readonly params: { readonly id: string } } };

/** Who is looked at stands in the address, not in the query. */
const narrowed = <Q extends object>(query: Q, call: CallOfOne) => ({
  ...query,
  player: call.input.params.id,
});

/** Lists of players, and of what one of them did. Taking one away as a file is an act; so is looking at a player. */
export function playerDeskLists(http: Http, parts: PlayerDeskParts): void {
  const { db, record, config } = parts;
  const onFile = async (call: OfficeCall & { input: { query: object } }, how: 'page' | 'file') => {
    if (how === 'page') return;
    const act = { act: 'export.players', subject: ['players', 'list'], after: call.input.query } as const;
    await db.transaction((tx) => record(tx, actorOf(call), act));
  };
  const onRead = (list: string) => async (call: CallOfOne, how: 'page' | 'file') => {
    const id = BigInt(call.input.params.id);
    await db.transaction(async (tx) => {
      if (how === 'page') return look(parts, tx, call, id);
      await record(tx, actorOf(call), { act: 'export.player', subject: subjectOf(id), after: { list } });
    });
  };

  handleList<typeof api.listPlayers, PlayerListRow, PlayerFilters>(http, api.listPlayers, {
    ...{ db, list: PLAYERS_LIST, view: views.playerView, onRead: onFile },
  });
  handleList<typeof api.listPlayerRounds, store.RoundRow, store.RoundFilters>(http, api.listPlayerRounds, {
    ...{ db, list: store.ROUNDS_LIST, filters: narrowed, onRead: onRead('rounds') },
    view: (row) => views.roundView(row, config.publicUrl),
  });
  handleList<typeof api.listPlayerStudioRounds, store.StudioRoundRow, store.StudioRoundFilters>(
    http,
    api.listPlayerStudioRounds,
    {
      ...{ db, list: store.STUDIO_ROUNDS_LIST, filters: narrowed, onRead: onRead('studio-rounds') },
      view: views.studioRoundView,
    },
  );
  handleList<typeof api.listPlayerMovements, store.MovementRow, store.MovementFilters>(
    http,
    api.listPlayerMovements,
    {
      ...{ db, list: store.MOVEMENTS_LIST, view: views.movementView, onRead: onRead('movements') },
      filters: (query, call) => {
        const [currency = '', kind = ''] = call.input.params.purse.split('-');
        return { ...narrowed(query, call), currency, kind };
      },
    },
  );
  handleList<typeof api.listPlayerPayments, store.PaymentRow, store.PaymentFilters>(
    http,
    api.listPlayerPayments,
    {
      ...{ db, list: store.PAYMENTS_LIST, filters: narrowed, onRead: onRead('payments') },
      view: views.paymentView,
    },
  );
  handleList<typeof api.listPlayerNotes, NoteRow, store.OfOne>(http, api.listPlayerNotes, {
    ...{ db, list: NOTES_LIST, filters: narrowed, view: views.noteView, onRead: onRead('notes') },
  });
  handleList<typeof api.listPlayerNotices, PlayerNoticeRow, NoticeFilters>(http, api.listPlayerNotices, {
    ...{ db, list: NOTICES_LIST, filters: narrowed, view: views.noticeView, onRead: onRead('notices') },
  });
  handleList<typeof api.listPlayerRewards, PlayerRewardRow, RewardFilters>(http, api.listPlayerRewards, {
    ...{ db, list: REWARDS_LIST, filters: narrowed, view: views.rewardView, onRead: onRead('rewards') },
  });
  bonusesList(http, parts, onRead('bonuses'));
  handleList<typeof api.listPlayerTimeline, TimelineRow, store.OfOne & store.Days & { kind?: string }>(
    http,
    api.listPlayerTimeline,
    {
      ...{ db, list: TIMELINE_LIST, filters: narrowed, onRead: onRead('timeline') },
      view: views.timelineView,
    },
  );
}

function bonusesList(
  http: Http,
  { db, clock }: PlayerDeskParts,
  onRead: (call: CallOfOne, how: 'page' | 'file') => Promise<void>,
): void {
  handleList<typeof api.listPlayerBonuses, PlayerBonusRow, BonusFilters>(http, api.listPlayerBonuses, {
    ...{ db, list: BONUSES_LIST, onRead, view: (row) => playerBonusView(row, clock.now()) },
    filters: ({ state, ...query }, call) => ({
      ...narrowed(query, call),
      ...(state !== undefined && { state: { is: state, now: clock.now() } }),
    }),
  });
}
