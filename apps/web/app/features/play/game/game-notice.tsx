import type { RefusalOf } from '@croupier/contract/kit';
import type { playRound, stepRound } from '@croupier/contract/play/rounds';
import { Button, buttonClass, Icon, IconButton } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { textOf } from '../../../lib/refusal-texts.ts';
import { useDepositPrompt } from '../../../lib/rules.ts';
import { fateOf } from '../table/ask-round.ts';
import styles from './game-notice.module.css';
import type messages from './messages/en.json';
import type { Rounds } from '../table/use-rounds.ts';

type Refused = RefusalOf<typeof playRound | typeof stepRound>;

const TEXTS = {
  insufficient_funds: 'insufficient_funds',
  too_soon: 'too_soon',
  game_unavailable: 'game_unavailable',
  stake_not_allowed: 'stake_not_allowed',
  conflict: 'conflict',
  choice_not_allowed: 'choice_not_allowed',
  round_open: 'round_open',
  too_late: 'too_late',
  gift_over: 'gift_over',
  // What a player meets only when something is amiss.
  not_found: 'other',
  key_reused: 'other',
  unavailable: 'other',
  unauthorised: 'unauthorised',
  stale_request: 'stale_request',
} as const satisfies Record<Refused | 'unauthorised' | 'stale_request', keyof (typeof messages)['notice']>;

/** What went wrong, that the money is safe, and what to do: above the stage, so that nothing that is pressed lies under it. */
export function GameNotice({ rounds, available }: { rounds: Rounds; available: boolean }) {
  const t = useTranslations('game.notice');
  const promptDeposit = useDepositPrompt();
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
  const spoken = (refusal && textOf(TEXTS, refusal.key)) ?? 'other';
  // Whose round may have been played must hear so, whatever else there is to say.
  const key = fate !== 'refused' ? fate : available ? spoken : 'game_unavailable';
  return (
    <div className={styles.notice} role="alert" data-key={key}>
      <Icon name={key === 'insufficient_funds' ? 'coins' : 'info'} />
      <p>{t(key)}</p>
      {key === 'insufficient_funds' && promptDeposit && (
        <Button look="gold" size="small" onClick={promptDeposit}>
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
