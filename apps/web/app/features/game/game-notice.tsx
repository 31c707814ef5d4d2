import { Button, buttonClass, Icon, IconButton } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../lib/link.tsx';
import { openModal } from '../../lib/modals.ts';
import { fateOf } from '../table/ask-round.ts';
import styles from './game-notice.module.css';
import type { Rounds } from '../table/use-rounds.ts';

const SPOKEN = [
  'insufficient_funds',
  'too_soon',
  'game_unavailable',
  'stake_not_allowed',
  'unauthorised',
  'stale_request',
  'conflict',
  'choice_not_allowed',
  'round_open',
  'too_late',
  'gift_over',
] as const;

/** What went wrong, that the money is safe, and what to do: over the stage, never in its way. */
export function GameNotice({ rounds, available }: { rounds: Rounds; available: boolean }) {
  const t = useTranslations('game.notice');
  const { refusal, unanswered } = rounds;
  if (unanswered) {
    return (
      <div className={styles.notice} role="alert">
        <Icon name="shield" />
        <p>{t('network')}</p>
      </div>
    );
  }
  // What a rule has against a stake stands in a modal of its own, see `lib/api.ts`.
  const isQuiet = !refusal || refusal.key === 'user_cant_use_exception';
  if (isQuiet && available) return null;
  const fate = refusal ? fateOf(refusal) : 'refused';
  const spoken = SPOKEN.find((name) => name === refusal?.key) ?? 'other';
  // Whose round may have been played must hear so, whatever else there is to say.
  const key = fate !== 'refused' ? fate : available ? spoken : 'game_unavailable';
  return (
    <div className={styles.notice} role="alert" data-key={key}>
      <Icon name={key === 'insufficient_funds' ? 'coins' : 'info'} />
      <p>{t(key)}</p>
      {key === 'insufficient_funds' && (
        <Button look="gold" size="small" onClick={() => openModal('deposit')}>
          {t('deposit')}
        </Button>
      )}
      {key === 'unauthorised' && (
        <Link to="/login" className={buttonClass({ look: 'primary', size: 'small' })}>
          {t('signIn')}
        </Link>
      )}
      {refusal && (
        <IconButton label={t('close')} onClick={rounds.clearRefusal}>
          <Icon name="close" />
        </IconButton>
      )}
    </div>
  );
}
