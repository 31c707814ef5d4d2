import { CHANNELS, KEPT_KINDS, LEFT_OUT_REASONS } from '@croupier/domain/people/notices';
import Type, { type Static } from 'typebox';
import { Closed, DaySchema, IdempotencyKeySchema, InstantSchema } from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { ofPlayer } from './lists.ts';
import { OrNull } from './schemas.ts';

/** What became of a notice by one way: it waits, is with what sends by this way, or was left out. */
export const NOTICE_WAY_STATES = ['waiting', 'handed', 'left-out'] as const;

export const PlayerNoticeSchema = Closed({
  id: IdempotencyKeySchema,
  at: InstantSchema,
  kind: Type.Enum([...KEPT_KINDS]),
  seenAt: OrNull(InstantSchema),
  /** When the player said that they had read it. */
  confirmedAt: OrNull(InstantSchema),
  /** Every way but the list on the site, where it is at once. */
  ways: Type.Array(
    Closed({
      channel: Type.Enum([...CHANNELS]),
      state: Type.Enum([...NOTICE_WAY_STATES]),
      /** Why it was left out. */
      reason: OrNull(Type.Enum([...LEFT_OUT_REASONS])),
      /** When it became so; of one that waits, when it is due. */
      at: InstantSchema,
    }),
  ),
  requestId: OrNull(Type.String()),
});
export type PlayerNotice = Static<typeof PlayerNoticeSchema>;

export const listPlayerNotices = ofPlayer(
  listOperation({
    access: { operator: 'read.players' },
    tag: 'players',
    path: '/office/api/players/:id/notices',
    summary: 'What the house told a player, by which ways, and why not by others',
    row: PlayerNoticeSchema,
    filters: {
      kind: Type.Enum([...KEPT_KINDS]),
      state: Type.Enum([...NOTICE_WAY_STATES]),
      from: DaySchema,
      to: DaySchema,
    },
    sorts: ['-at', 'at'],
  }),
);
