import { listOrdered, type PurchaseRow } from '@croupier/contract/office/purchases-desk';
import { REWARD_SOURCES, THING_STATES } from '@croupier/domain/rewards/rewards';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { RewardSource } from '../figures-desk/reward-costs-list.tsx';

const TONES = {
  ORDERED: 'warn',
  SENT: 'win',
  RETURNED: 'quiet',
} as const satisfies Record<PurchaseRow['state'], BadgeTone>;

/** How a thing goes on. */
export function ThingState({ state }: Pick<PurchaseRow, 'state'>) {
  return <Badge tone={TONES[state]}>{useTranslations('purchases-desk')(`choices.state.${state}`)}</Badge>;
}

/** Things that are sent to players, those that wait longest first. */
export const PURCHASES = defineList({
  name: 'purchases',
  operation: listOrdered,
  texts: 'purchases-desk',
  idOf: ({ id }) => id,
  linkOf: ({ id, player }, search) => ({
    to: '/purchases',
    search: { ...search, thing: `${player}/${id}` },
  }),
  columns: [
    { id: 'orderedAt', cell: ({ orderedAt }) => <Instant at={orderedAt} />, sort: 'orderedAt', widthPx: 170 },
    { id: 'state', cell: ({ state }) => <ThingState state={state} />, widthPx: 130 },
    { id: 'name', cell: ({ name }) => name, widthPx: 200, share: 2 },
    { id: 'nickname', cell: ({ nickname }) => nickname, widthPx: 150, share: 1 },
    { id: 'source', cell: ({ source }) => <RewardSource source={source} />, widthPx: 150 },
    { id: 'points', cell: ({ points }) => points ?? '—', widthPx: 100, end: true },
    { id: 'tracking', cell: ({ tracking }) => tracking ?? '—', widthPx: 170 },
    { id: 'claim', cell: ({ claim }) => claim?.operator ?? '—', widthPx: 150, share: 1 },
  ],
  filters: [
    { name: 'state', kind: 'choice', values: THING_STATES },
    { name: 'source', kind: 'choice', values: REWARD_SOURCES },
    { name: 'code', kind: 'text' },
    { name: 'player', kind: 'text' },
  ],
});
