import type { Achievement } from '@croupier/contract/rewards/achievements';
import { Card } from '@croupier/ui';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { Prose } from '../../site/content/prose.tsx';
import { GoalBar, useLapTerms } from '../earning/lap.tsx';
import { useRewardText } from '../rewards/use-reward-text.ts';
import styles from './achievements.module.css';
import { MedalScene } from './medal-scene.tsx';
import { useGoalText } from './use-goal-text.ts';

/** One achievement on the shelf: its medal, how far the next one is, and how rare it is. One that is hidden is a dark shape. */
export function AchievementCard({ achievement, isNew }: { achievement: Achievement; isNew: boolean }) {
  const t = useTranslations('achievements');
  const id = useId();
  const { hidden, tier, name, text, progress } = achievement;
  return (
    <Card
      as="article"
      className={styles.card}
      aria-labelledby={id}
      data-testid="achievement"
      data-tier={tier ?? (hidden ? 'hidden' : 'none')}
    >
      <div className={styles.felt}>
        <MedalScene tier={tier} counts={hidden ? 'hidden' : progress?.counts} isNew={isNew} />
      </div>
      <div className={styles.words}>
        <h2 id={id}>
          {hidden ? t('hiddenName') : name}
          {isNew && <span className={styles.new}>{t('new')}</span>}
        </h2>
        <p>{hidden ? t('hiddenText') : text}</p>
        {!hidden && <Standing achievement={achievement} />}
        <Rarity holdersMicro={achievement.holdersMicro} isMine={tier !== null} />
        {!hidden && <Conditions achievement={achievement} />}
      </div>
    </Card>
  );
}

/** The medals of it, each with what it takes and when it was reached, and the way to the next one. */
function Standing({ achievement: { tiers, progress } }: { achievement: Achievement }) {
  const t = useTranslations('achievements');
  const date = useDate();
  const goalText = useGoalText();
  const rewardText = useRewardText();
  const isLeft = tiers.some(({ reachedAt }) => reachedAt === null);
  return (
    <>
      <ol className={styles.tiers}>
        {tiers.map(({ tier, target, reward, reachedAt }) => (
          <li key={tier} data-tier={tier} data-reached={reachedAt !== null}>
            <strong>{t(`tiers.${tier}`)}</strong>
            {progress && <span>{goalText.target(progress, target)}</span>}
            {reward && <span>{t('reward', { reward: rewardText(reward) })}</span>}
            <span className={styles.small}>
              {reachedAt === null ? t('notReached') : t('reachedOn', { date: date(reachedAt, 'date') })}
            </span>
          </li>
        ))}
      </ol>
      {progress && isLeft && <GoalBar progress={progress} name={t('next')} done={goalText.done(progress)} />}
      {!isLeft && <p className={styles.full}>{t('allReached')}</p>}
    </>
  );
}

/** Below a thousandth no digits would be left of it. */
const LEAST_MICRO = 1_000;

/** Shares are counted now and then: whoever has just reached one is not told that nobody has. */
function Rarity({ holdersMicro, isMine }: Pick<Achievement, 'holdersMicro'> & { isMine: boolean }) {
  const t = useTranslations('achievements');
  const { percent } = useFormat();
  if (holdersMicro === 0) return isMine ? null : <p className={styles.small}>{t('nobody')}</p>;
  const share = percent(Math.max(holdersMicro, LEAST_MICRO), 1);
  return (
    <p className={styles.small}>
      {holdersMicro < LEAST_MICRO ? t('fewer', { share }) : t('share', { share })}
    </p>
  );
}

function Conditions({ achievement: { terms, progress } }: { achievement: Achievement }) {
  const t = useTranslations('achievements');
  const lapTerms = useLapTerms();
  return (
    <details className={styles.terms}>
      <summary>{t('terms')}</summary>
      {progress && lapTerms(progress).map((line) => <p key={line}>{line}</p>)}
      {terms.map((html) => (
        <Prose key={html} html={html} />
      ))}
    </details>
  );
}
