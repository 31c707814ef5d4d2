import type { TimelineEntry } from '@croupier/contract/office/player-desk';
import type { Currency } from '@croupier/domain/money/amounts';
import type { ListSql } from '../../../platform/list-sql.ts';
import { LOOK } from './player-subject.ts';
import type { Days, OfOne } from './player-lists-store.ts';

export interface TimelineRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: TimelineEntry['kind'];
  readonly what: string;
  readonly by: string | null;
  readonly text: string | null;
  readonly amountMinor: bigint | null;
  readonly winMinor: bigint | null;
  readonly currency: Currency | null;
  readonly times: bigint | null;
  readonly requestId: string | null;
}

/** A line of what happened: its id, when, what it is about, what, by whom, and what else is to be said. */
const line = (of: {
  id: string;
  at: string;
  kind: TimelineEntry['kind'];
  what: string;
  from: string;
  by?: string;
  text?: string;
  amount?: string;
  win?: string;
  currency?: string;
  times?: string;
  request?: string;
}): string => `SELECT '${of.kind}:' || ${of.id} AS id, ${of.at} AS at, '${of.kind}' AS kind, ${of.what} AS what,
    ${of.by ?? 'NULL'}::text AS by, ${of.text ?? 'NULL'}::text AS text, ${of.amount ?? 'NULL'}::bigint AS "amountMinor",
    ${of.win ?? 'NULL'}::bigint AS "winMinor", ${of.currency ?? 'NULL'}::text AS currency, ${of.times ?? 'NULL'}::bigint AS times,
    ${of.request ?? 'NULL'}::text AS "requestId"
  FROM ${of.from}`;

/** The mechanic that gave a reward, and its programme. */
const WHAT_GAVE = `w.source || ': ' || w.code`;

/** The bonus that brought money. */
const OF_BONUS = 'SELECT o.code FROM bonus o WHERE o.player_id = g.player_id AND o.id = g.id';

/** What is told of a player; each by an index that leads with the player. Who looked stands in the log, and rounds are sums of a day. */
const LINES = [
  line({ kind: 'account', id: `'made'`, at: 'p.created_at', what: `'registered'`, from: '(SELECT) one' }),
  line({
    ...{
      kind: 'account',
      id: 'c.id',
      at: 'c.changed_at',
      what: `'region.' || c.change`,
      request: 'c.request_id',
    },
    text: `c.from_region || ' → ' || c.to_region`,
    from: 'region_change c WHERE c.player_id = p.id',
  }),
  line({
    ...{ kind: 'act', id: 'e.position', at: 'e.at', by: 'e.operator' },
    // A limit is told with which it is and how much.
    what: `CASE WHEN e.act = 'limit.player' THEN concat_ws('.', e.act, e.after::json ->> 'rule', e.after::json ->> 'period') ELSE e.act END`,
    amount: `CASE WHEN e.act = 'limit.player' AND e.after::json ->> 'currency' IS NOT NULL THEN e.after::json ->> 'amountMinor' END`,
    times: `CASE WHEN e.act = 'limit.player' AND e.after::json ->> 'currency' IS NULL THEN e.after::json ->> 'amountMinor' END`,
    currency: `CASE WHEN e.act = 'limit.player' THEN e.after::json ->> 'currency' END`,
    // A label is what its act is about.
    text: `CASE WHEN e.act IN ('mark.player', 'unmark.player')
      THEN concat_ws(': ', coalesce(e.after, e.before)::json ->> 'mark', e.reason) ELSE e.reason END`,
    request: 'e.request_id',
    // What was written stands there itself.
    from: `audit_entry e WHERE e.subject_kind = 'player' AND e.subject_id = p.id::text AND e.act NOT IN ('${LOOK}', 'open.document', 'open.address', 'note.player')`,
  }),
  line({
    ...{ kind: 'note', id: 'n.id', at: 'n.at', what: `'note'`, by: 'n.operator', text: 'n.text' },
    from: 'player_note n WHERE n.player_id = p.id',
  }),
  line({
    ...{ kind: 'payment', id: 'i.id', at: 'i.created_at', what: 'i.state', amount: 'i.amount_minor' },
    ...{ currency: 'i.currency', request: 'i.request_id', from: 'pay_in i WHERE i.player_id = p.id' },
  }),
  line({
    ...{
      kind: 'limit',
      id: 'l.number',
      at: 'l.changed_at',
      what: `concat_ws('.', l.change, l.rule, l.period)`,
    },
    // Minutes have no currency.
    amount: 'CASE WHEN l.currency IS NOT NULL THEN l.size END',
    times: 'CASE WHEN l.currency IS NULL THEN l.size END',
    ...{ currency: 'l.currency', request: 'l.request_id' },
    from: 'player_limit_change l WHERE l.player_id = p.id',
  }),
  // One that a bonus brought is told with the bonus.
  line({
    ...{ kind: 'bonus', id: 'g.id', at: 'g.created_at', what: 'g.state', amount: 'g.amount_minor' },
    currency: 'g.currency',
    from: `bonus_grant g WHERE g.player_id = p.id AND NOT EXISTS (${OF_BONUS})`,
  }),
  line({
    ...{ kind: 'bonus', id: `b.id || ':offered'`, at: 'b.created_at', what: `'offered'`, text: 'b.code' },
    from: 'bonus b WHERE b.player_id = p.id',
  }),
  line({
    ...{
      kind: 'bonus',
      id: `b.id || ':activated'`,
      at: 'b.activated_at',
      what: `'activated'`,
      text: 'b.code',
    },
    ...{ amount: 'g.amount_minor', currency: 'g.currency' },
    from: `bonus b LEFT JOIN bonus_grant g ON g.player_id = b.player_id AND g.id = b.id
    WHERE b.player_id = p.id AND b.activated_at IS NOT NULL`,
  }),
  line({
    ...{
      kind: 'bonus',
      id: `b.id || ':ended'`,
      at: 'b.ended_at',
      what: `'ended.' || b.state`,
      text: 'b.code',
    },
    from: 'bonus b WHERE b.player_id = p.id AND b.ended_at IS NOT NULL',
  }),
  // Once it was active, its money says how it ended.
  line({
    ...{ kind: 'bonus', id: `g.id || ':ended'`, at: 'g.ended_at', what: `'ended.' || g.state` },
    ...{ text: `(${OF_BONUS})`, amount: 'g.converted_minor', currency: 'g.currency' },
    from: `bonus_grant g WHERE g.player_id = p.id AND g.ended_at IS NOT NULL AND EXISTS (${OF_BONUS})`,
  }),
  line({
    ...{
      kind: 'gift',
      id: 'f.id',
      at: 'f.created_at',
      what: 'f.state',
      amount: 'f.stake_minor',
      win: 'f.win_minor',
    },
    ...{ currency: 'f.currency', times: 'f.rounds', from: 'gift_grant f WHERE f.player_id = p.id' },
  }),
  line({
    ...{ kind: 'reward', id: 'w.id', at: 'w.given_at', what: 'w.kind', text: WHAT_GAVE },
    ...{ amount: 'w.amount_minor', currency: 'w.currency', times: `(w.body ->> 'points')` },
    from: 'reward w WHERE w.player_id = p.id',
  }),
  line({
    ...{
      kind: 'reward',
      id: `w.id || ':back'`,
      at: 'w.taken_back_at',
      what: `'taken-back'`,
      text: WHAT_GAVE,
    },
    from: 'reward w WHERE w.player_id = p.id AND w.taken_back_at IS NOT NULL',
  }),
  line({
    ...{ kind: 'reward', id: `q.id || ':wrapped'`, at: 'q.given_at', what: `'present.given'` },
    ...{ text: 'q.code', from: 'present q WHERE q.player_id = p.id' },
  }),
  line({
    ...{ kind: 'reward', id: `q.id || ':over'`, at: 'q.ended_at', what: `'present.' || q.state` },
    ...{ text: 'q.code', from: 'present q WHERE q.player_id = p.id AND q.ended_at IS NOT NULL' },
  }),
  line({
    ...{ kind: 'reward', id: `a.id || ':attempt'`, at: 'a.given_at', what: `'attempt.' || a.came_by` },
    ...{ text: 'a.code', from: 'attempt a WHERE a.player_id = p.id' },
  }),
  line({
    ...{ kind: 'reward', id: `a.id || ':expired'`, at: 'a.ended_at', what: `'attempt.EXPIRED'` },
    ...{ text: 'a.code', from: `attempt a WHERE a.player_id = p.id AND a.state = 'EXPIRED'` },
  }),
  line({
    ...{ kind: 'reward', id: `t.id || ':box'`, at: 't.given_at', what: `'treasure.given'` },
    ...{ text: 't.code', from: 'treasure_box t WHERE t.player_id = p.id' },
  }),
  line({
    ...{ kind: 'reward', id: `t.id || ':full'`, at: 't.filled_at', what: `'treasure.full'` },
    ...{ text: 't.code', from: 'treasure_box t WHERE t.player_id = p.id AND t.filled_at IS NOT NULL' },
  }),
  line({
    ...{ kind: 'reward', id: `t.id || ':end'`, at: 't.ended_at', text: 't.code' },
    what: `CASE WHEN t.reward_id IS NULL THEN 'treasure.lost' ELSE 'treasure.opened' END`,
    from: 'treasure_box t WHERE t.player_id = p.id AND t.ended_at IS NOT NULL',
  }),
  line({
    ...{ kind: 'reward', id: `e.id || ':joined'`, at: 'e.joined_at', what: `'quest.joined'` },
    ...{ text: 'e.code', from: 'quest_entry e WHERE e.player_id = p.id' },
  }),
  line({
    ...{ kind: 'reward', id: `e.id || ':end'`, at: 'e.ended_at', what: `'quest.' || lower(e.state)` },
    ...{ text: 'e.code', from: 'quest_entry e WHERE e.player_id = p.id AND e.ended_at IS NOT NULL' },
  }),
  line({
    ...{
      kind: 'reward',
      id: `a.code || ':' || a.tier`,
      at: 'a.reached_at',
      what: `'achievement.' || a.tier`,
    },
    ...{ text: 'a.code', from: 'achievement_tier a WHERE a.player_id = p.id' },
  }),
  line({
    ...{ kind: 'reward', id: `e.programme_id || ':' || e.code`, at: 'e.active_since', text: 'e.code' },
    ...{ what: `'nomination.chosen'`, from: 'nomination_entry e WHERE e.player_id = p.id' },
  }),
  line({
    ...{ kind: 'reward', id: `n.programme_id || ':' || n.code || ':place'`, at: 's.frozen_at' },
    ...{ what: `'nomination.placed'`, text: `n.code || ' ' || n.number` },
    from: 'nomination_place n JOIN nomination_season s USING (programme_id) WHERE n.player_id = p.id',
  }),
  line({
    ...{ kind: 'play', id: `t.day || ':' || t.currency || ':' || t.kind`, what: 't.kind::text' },
    ...{ at: `t.day::timestamp AT TIME ZONE 'UTC'`, amount: 'sum(t.stake_minor)', win: 'sum(t.win_minor)' },
    ...{ currency: 't.currency', times: 'sum(t.rounds)' },
    from: 'round_tally t WHERE t.player_id = p.id GROUP BY t.day, t.currency, t.kind',
  }),
  line({
    ...{
      kind: 'support',
      id: 'r.id',
      at: 'r.created_at',
      what: 'r.state',
      text: `'#' || r.number || ' ' || r.topic`,
    },
    ...{ request: 'r.request_id', from: 'support_request r WHERE r.player_id = p.id' },
  }),
  line({
    ...{ kind: 'session', id: `left(encode(s.id_hash, 'hex'), 12)`, at: 's.created_at', what: `'began'` },
    from: 'player_session s WHERE s.player_id = p.id',
  }),
  // By which ways it went, and why not by others, its own list says.
  line({
    ...{ kind: 'notice', id: 'm.id', at: 'm.created_at', what: 'm.kind', request: 'm.request_id' },
    from: 'notice m WHERE m.player_id = p.id',
  }),
];

/** Everything of a player in the order of time. A player's own lines are few enough to be sorted each time. */
export const TIMELINE_LIST: ListSql<OfOne & Days & { kind?: string }> = {
  select: `SELECT e.* FROM player p CROSS JOIN LATERAL (
  ${LINES.join('\n  UNION ALL ')}
) e`,
  sorts: { at: { by: 'e.at', type: 'timestamptz' } },
  id: { by: 'e.id', type: 'text' },
  filters: {
    player: (id, bind) => `p.id = ${bind(id)}`,
    kind: (kind, bind) => `e.kind = ${bind(kind)}`,
    from: (day, bind) => `e.at >= ${bind(day)}::date`,
    to: (day, bind) => `e.at < ${bind(day)}::date + 1`,
  },
};
