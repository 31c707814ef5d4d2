import type { SingleBonus } from '@croupier/contract/rewards/bonuses';
import { Button, buttonClass, FormFailure } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { openModal } from '../../../lib/modals.ts';
import styles from './bonus-card.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { useActivate } from './use-bonus-acts.ts';
import { useFailureText } from './use-failure-text.ts';

/** What a player can do with a bonus of theirs now. */
export function BonusActions({ bonus }: { bonus: SingleBonus }) {
  const t = useTranslations('bonuses.acts');
  const failureText = useFailureText();
  const activating = useActivate();
  const [isAsked, ask] = useState(false);
  const { id, name, state, needs, availableForCancel, cancelTakes } = bonus;
  // One with an open round keeps its button: the dialog says what to finish first.
  const mayCancel = availableForCancel || cancelTakes?.openRound != null;
  return (
    <div>
      <FormFailure>{activating.isError && failureText(activating.error)}</FormFailure>
      <div className={styles.ways}>
        {state === 'NOT_ACTIVATED' && needs === null && (
          <Button
            look="primary"
            busy={activating.isPending}
            onClick={() => activating.mutate({ by: 'id', id })}
          >
            {t('activate')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        {needs === 'deposit' && (
          <Button look="gold" onClick={() => openModal('deposit', { bonus: id })}>
            {t('deposit')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        {cancelTakes && (
          <Link to="/games" className={buttonClass({ look: 'primary' })}>
            {t('games')}
          </Link>
        )}
        {mayCancel && (
          <Button look="plain" onClick={() => ask(true)}>
            {t('cancel')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
      </div>
      {isAsked && <CancelDialog bonus={bonus} onClose={() => ask(false)} />}
    </div>
  );
}
