import type { Currency } from '@croupier/domain/money/amounts';
import { Button, Dialog, Segmented, Select } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { MoneyField } from '../../../lib/money-input/money-field.tsx';
import { readMoney } from '../../../lib/money-input/money-text.ts';
import { useMoneyFormat } from '../../../lib/money-input/use-money-format.ts';
import { COUNTS, FIRST_PLAN, type AutoplayPlan } from './autoplay-plan.ts';
import sheet from './sheet.module.css';

interface Props {
  currency: Currency;
  /** Only reels have features to end at. */
  hasFeatures: boolean;
  onBegin(plan: AutoplayPlan): void;
  onClose(): void;
}

const WINS = ['2', '10', '50'] as const;

/** How many rounds play themselves, and what ends them before. */
export function AutoplaySheet({ currency, hasFeatures, onBegin, onClose }: Props) {
  const t = useTranslations('game.auto');
  const [rounds, setRounds] = useState(String(FIRST_PLAN.rounds));
  const [winStakes, setWinStakes] = useState(String(FIRST_PLAN.winStakes));
  const [loss, setLoss] = useState('');
  const [endsAtFeature, setEndsAtFeature] = useState(FIRST_PLAN.endsAtFeature);
  const read = readMoney(loss, useMoneyFormat());
  const isBlank = !read.ok && read.reason === 'blank';
  const begin = () => {
    onBegin({
      rounds: Number(rounds),
      winStakes: winStakes === '' ? null : Number(winStakes),
      lossMinor: read.ok && read.minor > 0n ? read.minor : null,
      endsAtFeature,
    });
    onClose();
  };
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      size="small"
      onClose={onClose}
      footer={
        <Button look="primary" wide disabled={!read.ok && !isBlank} onClick={begin}>
          {t('begin', { count: Number(rounds) })}
        </Button>
      }
    >
      <div className={sheet.sheet}>
        <Segmented
          label={t('rounds')}
          value={rounds}
          onChange={setRounds}
          options={COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
        />
        <Select
          label={t('atWin')}
          value={winStakes}
          onChange={(event) => setWinStakes(event.target.value)}
          options={[
            { value: '', label: t('never') },
            ...WINS.map((stakes) => ({ value: stakes, label: t('stakes', { stakes }) })),
          ]}
        />
        <MoneyField
          label={t('atLoss')}
          name="loss"
          text={loss}
          onText={setLoss}
          currency={currency}
          hint={t('atLossHint')}
          error={!read.ok && !isBlank && t('malformed')}
        />
        {hasFeatures && (
          <label className={sheet.check}>
            <input
              type="checkbox"
              checked={endsAtFeature}
              onChange={(event) => setEndsAtFeature(event.target.checked)}
            />
            <span>{t('atFeature')}</span>
          </label>
        )}
        <p className={sheet.note}>{t('note')}</p>
      </div>
    </Dialog>
  );
}
