import type * as api from '@croupier/contract/office/player-desk';
import { maskEmail } from '@croupier/domain/office/player-desk';
import type { PlayerNoticeRow } from './notices-list-store.ts';
import type { NoteRow } from './notes-store.ts';
import type * as store from './player-lists-store.ts';
import type { PlayerListRow } from './players-list-store.ts';
import { replayUrl } from './replay-round.ts';
import type { PlayerRewardRow } from './rewards-list-store.ts';
import type { TimelineRow } from './timeline-store.ts';

export const playerView = (row: PlayerListRow): api.PlayerListRow => ({
  id: String(row.id),
  nickname: row.nickname,
  email: maskEmail(row.email),
  region: row.region,
  language: row.language,
  state: row.state,
  registeredAt: row.registeredAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  marks: [...row.marks],
});

export const roundView = (row: store.RoundRow, publicUrl: string): api.PlayerRound => ({
  ...{ id: row.id, game: row.game, currency: row.currency, kind: row.kind },
  ...{ seedPair: row.seedPair, nonce: row.nonce, requestId: row.requestId },
  at: row.at.toISOString(),
  stakeMinor: String(row.stakeMinor),
  winMinor: String(row.winMinor),
  bonusStakeMinor: textOf(row.bonusStakeMinor),
  isGift: row.giftId !== null,
  balanceAfterMinor: String(row.balanceAfterMinor),
  replay: row.ticket === null ? null : replayUrl(publicUrl, row.ticket),
});

export const studioRoundView = (row: store.StudioRoundRow): api.PlayerStudioRound => ({
  ...{
    id: row.id,
    studio: row.studio,
    game: row.game,
    currency: row.currency,
    kind: row.kind,
    state: row.state,
  },
  openedAt: row.openedAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  stakeMinor: String(row.stakeMinor),
  winMinor: String(row.winMinor),
});

export const movementView = (row: store.MovementRow): api.PlayerMovement => ({
  ...{
    operation: row.operation,
    game: row.game,
    key: row.key,
    reference: row.reference,
    requestId: row.requestId,
  },
  number: String(row.number),
  at: row.at.toISOString(),
  amountMinor: String(row.afterMinor - row.beforeMinor),
  beforeMinor: String(row.beforeMinor),
  afterMinor: String(row.afterMinor),
});

export const paymentView = (row: store.PaymentRow): api.PlayerPayment => ({
  ...{ id: row.id, currency: row.currency, state: row.state },
  ...{ providerPaymentId: row.providerPaymentId, requestId: row.requestId },
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  amountMinor: String(row.amountMinor),
});

export const noteView = (row: NoteRow): api.PlayerNote => ({
  ...{ id: String(row.id), by: row.by, text: row.text, mentions: row.mentions },
  at: row.at.toISOString(),
});

export const noticeView = ({ at, seenAt, confirmedAt, ways, ...row }: PlayerNoticeRow): api.PlayerNotice => ({
  ...row,
  at: at.toISOString(),
  seenAt: seenAt?.toISOString() ?? null,
  confirmedAt: confirmedAt?.toISOString() ?? null,
  ways: ways.map((way) => ({ ...way, at: new Date(way.at).toISOString() })),
});

export const rewardView = ({
  givenAt,
  takenBackAt,
  amountMinor,
  ...row
}: PlayerRewardRow): api.PlayerReward => ({
  ...row,
  givenAt: givenAt.toISOString(),
  amountMinor: textOf(amountMinor),
  takenBackAt: takenBackAt?.toISOString() ?? null,
});

export const timelineView = (row: TimelineRow): api.TimelineEntry => ({
  ...{ id: row.id, kind: row.kind, what: row.what, by: row.by, text: row.text },
  ...{ currency: row.currency, requestId: row.requestId },
  at: row.at.toISOString(),
  amountMinor: textOf(row.amountMinor),
  winMinor: textOf(row.winMinor),
  times: textOf(row.times),
});

const textOf = (value: bigint | null): string | null => (value === null ? null : String(value));
