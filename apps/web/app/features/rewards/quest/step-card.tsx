import type { Quest, QuestStep } from '@croupier/contract/rewards/quest';
import { buttonClass, Card } from '@croupier/ui';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useLapTerms } from '../earning/lap.tsx';
import { useRewardText } from '../rewards/use-reward-text.ts';
import styles from './quest.module.css';
import { StepProgress } from './step-progress.tsx';

/** The step that is read: what it asks for, how far it is, what it gives and in which games it counts. */
export function StepCard({ step, total }: { step: QuestStep; total: number }) {
  const t = useTranslations('quest');
  const id = useId();
  const { number, name, text, state, progress } = step;
  const counts = useLapTerms()(progress);
  return (
    <Card className={styles.card} data-testid="step" data-state={state} aria-labelledby={id}>
      <p className={styles.number}>
        {t('number', { n: number, total })} · {t(`state.${state}`)}
      </p>
      <h3 id={id}>{name}</h3>
      <p>{text}</p>
      <StepProgress progress={progress} isCurrent={state === 'CURRENT'} />
      <Reward reward={step.reward} given={step.given} isDone={state === 'DONE'} label={t('reward')} />
      <ul className={styles.counts}>
        {counts.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}

interface RewardProps {
  readonly reward: QuestStep['reward'];
  readonly given: Quest['finalGiven'];
  /** It was reached: it is given, or will be in a moment. */
  readonly isDone: boolean;
  readonly label: string;
}

/** The reward of a step, or of the whole quest, and once it was given where it is used. */
export function Reward({ reward, given, isDone, label }: RewardProps) {
  const t = useTranslations('quest');
  const rewardText = useRewardText();
  return (
    <div className={styles.reward} data-given={given !== null || undefined}>
      <p>
        {label} <strong className={styles.prize}>{rewardText(given?.reward ?? reward)}</strong>
      </p>
      {given && <p>{t('given')}</p>}
      {given && given.to !== null && (
        <Link to={given.to as `/${string}`} className={buttonClass({ look: 'quiet' })}>
          {t('use')}
        </Link>
      )}
      {isDone && !given && <p>{t('owed')}</p>}
    </div>
  );
}
