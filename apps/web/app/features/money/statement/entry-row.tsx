import type { StatementEntry } from '@croupier/contract/money/statement';
import type { Currency } from '@croupier/domain/money/amounts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { useGameName } from '../../../lib/game-texts.ts';
import { Link } from '../../../lib/link.tsx';
import { SOURCE_PAGES } from '../../rewards/rewards/source-pages.ts';
import { studioNamesQuery } from './statement-queries.ts';
import type messages from './messages/en.json';
import styles from './statement.module.css';

/** The sentence of each reason. */
const TEXTS = {
  bet: 'reasons.bet',
  win: 'reasons.win',
  bonus: 'reasons.bonus',
  'bonus-conversion': 'reasons.bonus-conversion',
  'bonus-forfeit': 'reasons.bonus-forfeit',
  'gift-win': 'reasons.gift-win',
  reward: 'reasons.reward',
  'studio-bet': 'reasons.studio-bet',
  'studio-win': 'reasons.studio-win',
  'studio-free-win': 'reasons.studio-free-win',
  'studio-rollback': 'reasons.studio-rollback',
  void: 'reasons.void',
  deposit: 'reasons.deposit',
  'pay-out': 'reasons.pay-out',
  'pay-out-sent': 'reasons.pay-out-sent',
  'pay-out-paid': 'reasons.pay-out-paid',
  'pay-out-returned': 'reasons.pay-out-returned',
  'pay-out-taken-back': 'reasons.pay-out-taken-back',
  'pay-out-given-back': 'reasons.pay-out-given-back',
  refund: 'reasons.refund',
  chargeback: 'reasons.chargeback',
  'opening-grant': 'reasons.opening-grant',
  adjustment: 'reasons.adjustment',
  other: 'reasons.other',
} as const satisfies Record<StatementEntry['reason'], `reasons.${keyof (typeof messages)['reasons']}`>;

/** One change: what it was in a sentence, by how much, and the balance on both sides of it. */
export function EntryRow({ entry, currency }: { entry: StatementEntry; currency: Currency }) {
  const t = useTranslations('statement');
  const format = useFormat();
  const date = useDate();
  const game = useEntryGame(entry);
  const link = linkOf(entry);
  const gained = !entry.amountMinor.startsWith('-');
  return (
    <li className={styles.entry}>
      <p>{t(TEXTS[entry.reason], { game, operation: entry.operation })}</p>
      <p className={styles.amount} data-gained={gained || undefined}>
        <span className="visually-hidden">{t('amount')} </span>
        <Money amountMinor={entry.amountMinor} currency={currency} sign />
      </p>
      <p className={styles.about}>
        <time dateTime={entry.at}>{date(entry.at)}</time> ·{' '}
        {t('number', { number: format.number(entry.number) })}
        {link && (
          <>
            {' · '}
            <Link to={link.to}>{t(link.text)}</Link>
          </>
        )}
        {entry.source && <Giver source={entry.source} />}
      </p>
      <p className={styles.balances}>
        <span className="visually-hidden">{t('before')} </span>
        <Money amountMinor={entry.beforeMinor} currency={currency} />
        <span aria-hidden="true"> → </span>
        <span className="visually-hidden">{t('after')} </span>
        <Money amountMinor={entry.afterMinor} currency={currency} />
      </p>
    </li>
  );
}

/** The mechanic that gave the money, and the way to its page, if it has one. */
function Giver({ source }: { source: NonNullable<StatementEntry['source']> }) {
  const name = useTranslations('rewards.source')(source);
  const page = SOURCE_PAGES[source];
  return (
    <>
      {' · '}
      {page ? <Link to={page}>{name}</Link> : name}
    </>
  );
}

/** The name of the game played: ours from the texts, another studio's as it calls it. */
function useEntryGame({ game, reason }: StatementEntry): string {
  const t = useTranslations('statement');
  const gameName = useGameName();
  const isStudios = reason.startsWith('studio-');
  const names = useQuery({ ...studioNamesQuery, enabled: isStudios }).data;
  if (game === null) return t('someGame');
  return isStudios ? (names?.[game] ?? game) : gameName(game);
}

/** Where more about it stands, if anywhere. */
function linkOf({ roundId, payInId, payOutId, game }: StatementEntry) {
  if (roundId !== null) return { to: `/profile/history/${roundId}`, text: 'toRound' } as const;
  if (payInId !== null) return { to: `/payment-verification?id=${payInId}`, text: 'toPayment' } as const;
  if (payOutId !== null) return { to: `/profile/pay-outs/${payOutId}`, text: 'toPayOut' } as const;
  if (game !== null) return { to: `/play/${game}`, text: 'toGame' } as const;
  return undefined;
}
