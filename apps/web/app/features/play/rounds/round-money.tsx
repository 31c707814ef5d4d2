import type { Round } from '@croupier/contract/play/rounds';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { PartsNote } from '../table/parts-note.tsx';
import { moneyRows } from './money-rows.ts';
import styles from './round.module.css';

/** Stake, win and the balance on both sides of the round; with a bonus, each by its parts. */
export function RoundMoney({ round }: { round: Round }) {
  const t = useTranslations('rounds.round');
  const { money } = useFormat();
  const amount = (minor: bigint): string => money(minor, round.currency);
  return (
    <Card className={styles.card}>
      <h2>{t('summary')}</h2>
      <dl className={styles.money}>
        {moneyRows(round).map(({ name, minor, sign = false, tone, parts, why }) => (
          <div key={name} data-row={name}>
            <dt>
              {t(name)}
              {parts && <PartsNote {...parts} currency={round.currency} />}
              {why && <small>{t(why)}</small>}
            </dt>
            <dd data-tone={tone}>
              <Money amountMinor={minor} currency={round.currency} sign={sign} />
            </dd>
          </div>
        ))}
      </dl>
      {round.giftId !== null && (
        <p data-testid="of-gift">{t('ofGift', { stake: amount(BigInt(round.stakeMinor)) })}</p>
      )}
    </Card>
  );
}
