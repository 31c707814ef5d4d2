import type { SingleBonus } from '@croupier/contract/rewards/bonuses';
import { Button, Dialog, FormFailure, showToast } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import styles from './bonus-card.module.css';
import { cancel } from './bonuses-queries.ts';
import { useAskBonusesAnew } from './use-bonus-acts.ts';
import { useFailureText } from './use-failure-text.ts';

/** Says what cancelling a bonus takes and what it leaves alone, before it is cancelled. */
export function CancelDialog({ bonus, onClose }: { bonus: SingleBonus; onClose(): void }) {
  const t = useTranslations('bonuses.cancel');
  const acts = useTranslations('bonuses.acts');
  const language = useLanguage();
  const failureText = useFailureText();
  const askBonusesAnew = useAskBonusesAnew();
  const isRoundOpen = bonus.cancelTakes?.openRound != null;
  const cancelling = useMutation({
    mutationFn: () => cancel(bonus.id, language),
    onSuccess: () => {
      // The end of money that was in play is told live, with what was removed.
      if (!bonus.cancelTakes) showToast(acts('cancelled'));
      onClose();
    },
    onSettled: askBonusesAnew,
  });
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('keep')}
      onClose={onClose}
      size="small"
      footer={
        <div className={styles.choice}>
          <Button look="primary" onClick={onClose}>
            {t('keep')}
          </Button>
          {!isRoundOpen && (
            <Button
              busy={cancelling.isPending}
              onClick={() => cancelling.mutate()}
              data-testid="cancel-bonus-sure"
            >
              {acts('cancel')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.told} data-testid="cancel-takes">
        <p>
          <strong>{bonus.name}</strong>
        </p>
        {isRoundOpen ? <p>{t('roundOpen')}</p> : <Takes bonus={bonus} />}
        <FormFailure>{cancelling.isError && failureText(cancelling.error)}</FormFailure>
      </div>
    </Dialog>
  );
}

function Takes({ bonus }: { bonus: SingleBonus }) {
  const t = useTranslations('bonuses.cancel');
  const { money } = useFormat();
  const { currency, cancelTakes, spins, state, amountMinor, totalWager } = bonus;
  const amount = (minor: string) => money(minor, currency);
  if (cancelTakes)
    return (
      <>
        <p>
          {t('takes', {
            amount: amount(cancelTakes.forfeitedMinor),
            done: amount(cancelTakes.wageredMinor),
            total: amount(totalWager),
          })}
        </p>
        <p>{t('own')}</p>
      </>
    );
  if (state === 'ACTIVATED' && spins) return <p>{t('spins', { count: spins.roundsLeft })}</p>;
  // What spins have won, and waits for its turn.
  if (spins?.giftRoundsId != null && amountMinor !== null)
    return <p>{t('won', { amount: amount(amountMinor) })}</p>;
  return <p>{t('waiting')}</p>;
}
