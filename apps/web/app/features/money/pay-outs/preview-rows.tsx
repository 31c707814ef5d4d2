import type { PayOutOptions, PayOutPreview } from '@croupier/contract/money/pay-outs';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import styles from './pay-outs.module.css';

/** What a pay-out comes to: what is kept of it, what arrives and when, what stays, and what becomes of an active bonus. */
export function PreviewRows({ preview, options }: { preview: PayOutPreview; options: PayOutOptions }) {
  const t = useTranslations('pay-outs.preview');
  const { money, percent } = useFormat();
  const date = useDate();
  const { currency, fee } = options;
  const { feeMinor, receivedMinor, leftMinor, expectedAt, bonus } = preview;
  const isFree = feeMinor === '0';
  return (
    <div className={styles.preview} data-testid="preview">
      <dl className={styles.rows}>
        <div>
          <dt>{t('fee')}</dt>
          <dd>{isFree ? t('free') : <Money amountMinor={feeMinor} currency={currency} />}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{t('received')}</dt>
          <dd>
            <Money amountMinor={receivedMinor} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('expected')}</dt>
          <dd>{date(expectedAt)}</dd>
        </div>
        <div>
          <dt>{t('left')}</dt>
          <dd>
            <Money amountMinor={leftMinor} currency={currency} />
          </dd>
        </div>
      </dl>
      {isFree && fee.basisPoints > 0 && (
        <p className={styles.note}>
          {t('freeLeft', {
            count: fee.freeLeft,
            percent: percent(fee.basisPoints * 100, fee.basisPoints % 100 === 0 ? 0 : 2),
          })}
        </p>
      )}
      {!isFree && <p className={styles.note}>{t('feeBack')}</p>}
      {bonus?.withdrawal === 'forfeits' && (
        <p className={styles.note}>{t('bonusEnds', { bonus: money(bonus.bonusMinor, currency) })}</p>
      )}
      {bonus?.withdrawal === 'keeps' && (
        <p className={styles.note}>
          {t('bonus', {
            bonus: money(bonus.bonusMinor, currency),
            toStake: money(bonus.wagerLeftMinor, currency),
          })}{' '}
          {bonus.expiresAt && t('bonusUntil', { date: date(bonus.expiresAt) })}
        </p>
      )}
    </div>
  );
}
