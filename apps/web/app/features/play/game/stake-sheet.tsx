import type { Currency } from '@croupier/domain/money/amounts';
import { Button, Dialog } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { MoneyField } from '../../../lib/money-input/money-field.tsx';
import { moneyFormatIn, readMoney, writeMoney } from '../../../lib/money-input/money-text.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import sheet from './sheet.module.css';
import { offeredStake } from './stake-choice.ts';

interface Props {
  stakesMinor: readonly string[];
  stakeMinor: string;
  currency: Currency;
  money: (amountMinor: bigint) => string;
  onStake(stakeMinor: string): void;
  onClose(): void;
}

/** A stake typed, halved, doubled, or picked from those that are offered; what is typed becomes the nearest one offered. */
export function StakeSheet({ stakesMinor, stakeMinor, currency, money, onStake, onClose }: Props) {
  const t = useTranslations('game.stakes');
  const [least, most] = [BigInt(stakesMinor[0] ?? 0), BigInt(stakesMinor.at(-1) ?? 0)];
  const format = moneyFormatIn(useLanguage(), { blank: false, minMinor: least, maxMinor: most });
  const [text, setText] = useState(() => writeMoney(BigInt(stakeMinor), format));
  const read = readMoney(text, format);
  const nearest = read.ok ? offeredStake(stakesMinor, read.minor.toString()) : null;
  const isOffered = read.ok && nearest === read.minor.toString();
  const take = (stake: string) => {
    onStake(stake);
    onClose();
  };
  const near = (minor: bigint) =>
    setText(writeMoney(BigInt(offeredStake(stakesMinor, minor.toString())), format));
  const now = read.ok ? read.minor : BigInt(stakeMinor);
  return (
    <Dialog title={t('title')} closeLabel={t('close')} size="small" onClose={onClose}>
      <form
        className={sheet.sheet}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (nearest !== null) take(nearest);
        }}
      >
        <MoneyField
          label={t('amount')}
          name="stake"
          text={text}
          onText={setText}
          currency={currency}
          format={format}
          {...(nearest !== null && !isOffered && { hint: t('nearest', { stake: money(BigInt(nearest)) }) })}
          error={!read.ok && t('malformed')}
        />
        <div className={sheet.chips}>
          <Button onClick={() => near(now / 2n)}>{t('half')}</Button>
          <Button onClick={() => near(now * 2n)}>{t('double')}</Button>
          <Button onClick={() => near(least)}>{t('least')}</Button>
          <Button onClick={() => near(most)}>{t('most')}</Button>
        </div>
        <Button type="submit" look="primary" wide disabled={nearest === null}>
          {t('take', { stake: money(BigInt(nearest ?? stakeMinor)) })}
        </Button>
        <ul className={sheet.offered} aria-label={t('offered')}>
          {stakesMinor.map((stake) => (
            <li key={stake}>
              <button type="button" aria-pressed={stake === stakeMinor} onClick={() => take(stake)}>
                {money(BigInt(stake))}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  );
}
