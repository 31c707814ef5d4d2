import { listRewardCosts, type RewardCost } from '@croupier/contract/office/figures-desk';
import { CURRENCIES } from '@croupier/domain/money/amounts';
import { REWARD_SOURCES } from '@croupier/domain/rewards/rewards';
import { useFormatter, useTranslations } from 'use-intl';
import { Money } from '../../../lib/format/money.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';

/** The mechanic that a reward came from, by its name. */
export function RewardSource({ source }: Pick<RewardCost, 'source'>) {
  return useTranslations('figures-desk.rewards')(`choices.source.${source}`);
}

function Count({ of }: { of: string }) {
  return useFormatter().number(BigInt(of));
}

/** Lists the cost of rewards of real money, a line a day, programme and currency. */
export const REWARD_COSTS = defineList({
  name: 'reward-costs',
  operation: listRewardCosts,
  texts: 'figures-desk.rewards',
  idOf: ({ day, source, code, campaign, currency }) => [day, source, code, campaign, currency].join(' '),
  columns: [
    { id: 'day', cell: ({ day }) => day, sort: 'day', widthPx: 120 },
    { id: 'source', cell: ({ source }) => <RewardSource source={source} />, widthPx: 170, share: 1 },
    { id: 'code', cell: ({ code }) => <code>{code}</code>, widthPx: 200, share: 2 },
    { id: 'campaign', cell: ({ campaign }) => campaign ?? '—', widthPx: 140, share: 1 },
    { id: 'rewards', cell: ({ rewards }) => <Count of={rewards} />, widthPx: 110, end: true },
    { id: 'players', cell: ({ players }) => <Count of={players} />, widthPx: 110, end: true },
    {
      id: 'cost',
      cell: ({ costMinor, currency }) => <Money amountMinor={costMinor} currency={currency} />,
      widthPx: 160,
      end: true,
    },
  ],
  filters: [
    { name: 'from', kind: 'day' },
    { name: 'to', kind: 'day' },
    { name: 'source', kind: 'choice', values: REWARD_SOURCES },
    { name: 'code', kind: 'text' },
    { name: 'currency', kind: 'choice', values: Object.keys(CURRENCIES) },
    { name: 'test', kind: 'choice', values: ['with'] },
  ],
});
