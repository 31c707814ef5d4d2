import type { TimelineEntry } from '@croupier/contract/office/player-desk';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../lib/format/money.tsx';

/** What an entry of the timeline says, in a few words. What a later house writes is told in its own. */
export function useHappened(): (entry: TimelineEntry) => string {
  const t = useTranslations('player-desk.timeline');
  const notice = useTranslations('player-desk.notices.choices.kind');
  const money = useMoney();
  return ({ kind, what, amountMinor, winMinor, currency, times }) => {
    const key = `what.${kind}.${what}`;
    if (kind === 'notice' && notice.has(what)) return notice(what);
    const said = t.has(key) ? t(key, { count: Number(times ?? 0) }) : `${t(`choices.kind.${kind}`)}: ${what}`;
    if (!currency || amountMinor === null) return said;
    const amount = money(amountMinor, currency);
    if (winMinor === null) return `${said} ${amount}`;
    return t('stakedAndWon', { said, staked: amount, won: money(winMinor, currency) });
  };
}
