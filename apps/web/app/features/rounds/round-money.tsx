import type { Round } from '@croupier/contract/rounds';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../lib/format/money.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { netMinor, takenMinor } from './round-view.ts';
import styles from './round.module.css';

/** Stake, win and the balance on both sides of the round. */
export function RoundMoney({ round }: { round: Round }) {
  const t = useTranslations('rounds.round');
  const format = useFormat();
  const net = netMinor(round);
  const rows = [
    { name: 'before', minor: round.balanceBeforeMinor },
    { name: 'stake', minor: (-takenMinor(round)).toString() },
    { name: 'win', minor: round.winMinor, sign: true, tone: round.winMinor === '0' ? undefined : 'win' },
    { name: 'after', minor: round.balanceAfterMinor },
    { name: 'net', minor: net.toString(), sign: true, tone: net > 0n ? 'gain' : undefined },
  ] as const;
  return (
    <Card className={styles.card}>
      <h2>{t('summary')}</h2>
      <dl className={styles.money}>
        {rows.map((row) => (
          <div key={row.name} data-row={row.name}>
            <dt>{t(row.name)}</dt>
            <dd data-tone={'tone' in row ? row.tone : undefined}>
              <Money amountMinor={row.minor} currency={round.currency} sign={'sign' in row} />
            </dd>
          </div>
        ))}
      </dl>
      {round.giftId !== null && (
        <p data-testid="of-gift">
          {t('ofGift', { stake: format.money(BigInt(round.stakeMinor), round.currency) })}
        </p>
      )}
    </Card>
  );
}
