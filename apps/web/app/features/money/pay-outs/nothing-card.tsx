import type { PayOutOptions } from '@croupier/contract/money/pay-outs';
import type { Currency } from '@croupier/domain/money/amounts';
import { buttonClass, EmptyState, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import styles from './pay-outs.module.css';

interface NothingCardProps {
  why: 'balance' | 'day';
  options: PayOutOptions;
  onCurrency(currency: Currency): void;
}

/** Nothing can be asked for now: there is too little, or the day is full. */
export function NothingCard({ why, options, onCurrency }: NothingCardProps) {
  const t = useTranslations('pay-outs.nothing');
  const { money } = useFormat();
  const { minimumMinor, availableMinor, currency } = options;
  const amounts = {
    min: money(minimumMinor, currency, { short: true }),
    available: money(availableMinor, currency),
  };
  return (
    <div className={styles.form}>
      <CurrencyChoice options={options} onCurrency={onCurrency} />
      <EmptyState
        icon={<Icon name="coins" size={28} />}
        title={t(`${why}.title`)}
        text={t(`${why}.text`, amounts)}
        action={
          <Link to="/profile/statement" className={buttonClass({})}>
            {t('statement')}
          </Link>
        }
      />
    </div>
  );
}
