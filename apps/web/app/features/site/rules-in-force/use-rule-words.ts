import type { RegionPack } from '@croupier/domain/site/regions';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';

/** What of a pack is a rule; the rest is how a region looks and speaks. A rule that is new has to be told: the table below wants it. */
export type Rule = Exclude<keyof RegionPack, 'id' | 'language' | 'theme' | 'font' | 'limitFirst'>;
type Group = 'who' | 'money' | 'pace' | 'bonuses';

const GROUP_OF: Readonly<Record<Rule, Group>> = {
  minimumAge: 'who',
  currency: 'who',
  gameMoney: 'who',
  openingPlayMinor: 'who',
  payInMinimumMinor: 'money',
  payInMaximumMinor: 'money',
  maximumWinMinor: 'money',
  maximumStakeMinor: 'money',
  depositPrompt: 'money',
  cancelPayOut: 'money',
  minimumCycleMs: 'pace',
  autoplay: 'pace',
  turbo: 'pace',
  celebratedAboveStakes: 'pace',
  wageringMaximum: 'bonuses',
  lossBonuses: 'bonuses',
};
const RULES = Object.keys(GROUP_OF) as Rule[];
const GROUPS = [...new Set(Object.values(GROUP_OF))];

const MS_PER_SECOND = 1000;

/** The rules of a pack in words, by what they are about. */
export function useRuleWords(): (
  pack: RegionPack,
) => { group: Group; rules: { rule: Rule; value: string }[] }[] {
  const t = useTranslations('rules-in-force.values');
  const { money, number } = useFormat();
  const amount = (minor: bigint, { currency }: RegionPack) => money(minor, currency, { short: true });
  const yesNo = (is: boolean) => t(is ? 'allowed' : 'notAllowed');
  const words: Record<Rule, (pack: RegionPack) => string> = {
    minimumAge: ({ minimumAge }) => t('age', { age: minimumAge }),
    currency: ({ currency }) => currency,
    gameMoney: ({ gameMoney }) => t(gameMoney === 'play' ? 'playMoney' : 'realMoney'),
    openingPlayMinor: (pack) => amount(pack.openingPlayMinor, pack),
    payInMinimumMinor: (pack) => amount(pack.payInMinimumMinor, pack),
    payInMaximumMinor: (pack) => amount(pack.payInMaximumMinor, pack),
    maximumWinMinor: (pack) => amount(pack.maximumWinMinor, pack),
    maximumStakeMinor: (pack) =>
      pack.maximumStakeMinor === null ? t('none') : amount(pack.maximumStakeMinor, pack),
    depositPrompt: ({ depositPrompt }) => yesNo(depositPrompt),
    cancelPayOut: ({ cancelPayOut }) => yesNo(cancelPayOut),
    minimumCycleMs: ({ minimumCycleMs: { slots, other } }) =>
      slots + other === 0
        ? t('none')
        : t('cycle', { slots: number(slots / MS_PER_SECOND, 1), other: number(other / MS_PER_SECOND, 1) }),
    autoplay: ({ autoplay }) => yesNo(autoplay),
    turbo: ({ turbo }) => yesNo(turbo),
    celebratedAboveStakes: ({ celebratedAboveStakes: times }) => t('aboveStakes', { times }),
    wageringMaximum: ({ wageringMaximum: times }) => (times === null ? t('byTerms') : t('times', { times })),
    lossBonuses: ({ lossBonuses }) => yesNo(lossBonuses),
  };
  return (pack) =>
    GROUPS.map((group) => ({
      group,
      rules: RULES.filter((rule) => GROUP_OF[rule] === group).map((rule) => ({
        rule,
        value: words[rule](pack),
      })),
    }));
}
