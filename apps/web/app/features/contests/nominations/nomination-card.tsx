import type { Nomination } from '@croupier/contract/contests/nominations';
import { Button, buttonClass, Card, FormFailure } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { refreshProfile, useProfile } from '../../../lib/session.ts';
import { useLapTerms } from '../../rewards/earning/lap.tsx';
import { useRewardText } from '../../rewards/rewards/use-reward-text.ts';
import { Laurel } from './laurel.tsx';
import styles from './nominations.module.css';
import { choose, NOMINATIONS_KEY } from './nominations-query.ts';
import { Places } from './places.tsx';
import { useFailureText } from './use-failure-text.ts';
import { useResultText } from './use-result-text.ts';

/** One nomination: its laurel, what players are compared by, how far I am, what the places bring, and the way in. */
export function NominationCard({ nomination }: { nomination: Nomination }) {
  const t = useTranslations('nominations');
  const id = useId();
  const { name, lead, measure, active, progress } = nomination;
  const resultText = useResultText();
  return (
    <Card
      as="article"
      className={styles.card}
      aria-labelledby={id}
      data-testid="nomination"
      data-active={active}
    >
      <div className={styles.felt}>
        <Laurel measure={measure} isLit={active} />
      </div>
      <div className={styles.words}>
        <h3 id={id}>{name}</h3>
        <p>{lead}</p>
        <p className={styles.small}>{t(`measure.${measure}`)}</p>
        {progress && progress.current !== '0' && (
          <p className={styles.result}>{t('mine', { result: resultText(measure, progress.current) })}</p>
        )}
        <Standing nomination={nomination} />
        <Rewards nomination={nomination} />
        <Order nomination={nomination} />
      </div>
    </Card>
  );
}

/** Whether I take part, and the press that has me do so. */
function Standing({ nomination: { id, active, activeSince, againAt, rule } }: { nomination: Nomination }) {
  const t = useTranslations('nominations');
  const date = useDate();
  const profile = useProfile();
  const client = useQueryClient();
  const language = useLanguage();
  const failureText = useFailureText();
  const choosing = useMutation({
    mutationFn: () => choose(id, language),
    onSettled: () => {
      void askAnew(client, { queryKey: NOMINATIONS_KEY });
      void refreshProfile(client).catch(() => undefined);
    },
  });
  if (!profile)
    return (
      <Link to="/login" className={buttonClass({ look: 'gold' })}>
        {t('choose')}
      </Link>
    );
  return (
    <>
      <p role="status" className={styles.status}>
        {active && activeSince !== null && t('active', { date: date(activeSince) })}
      </p>
      <FormFailure>{choosing.isError && failureText(choosing.error)}</FormFailure>
      {!active && (
        <Button
          look="gold"
          busy={choosing.isPending}
          disabled={rule !== null || againAt !== null}
          onClick={() => !choosing.isPending && choosing.mutate()}
        >
          {choosing.isPending ? t('choosing') : t('choose')}
        </Button>
      )}
    </>
  );
}

function Rewards({ nomination: { rewards } }: { nomination: Nomination }) {
  const t = useTranslations('nominations');
  const rewardText = useRewardText();
  return (
    <ol className={styles.rewards} aria-label={t('rewards')}>
      {rewards.map((reward, index) => (
        <li key={index} data-place={index + 1}>
          <strong>{t('place', { number: index + 1 })}</strong> {rewardText(reward)}
        </li>
      ))}
    </ol>
  );
}

/** The play that counts, and for a player the places: asked for once they are opened. */
function Order({ nomination: { id, measure, active, progress } }: { nomination: Nomination }) {
  const t = useTranslations('nominations');
  const lapTerms = useLapTerms();
  // Open where I take part, until I close or open it myself.
  const [wished, setWished] = useState<boolean>();
  const isOpen = wished ?? active;
  if (!progress) return null;
  return (
    <>
      <details
        className={styles.terms}
        open={isOpen}
        onToggle={({ currentTarget }) => currentTarget.open !== isOpen && setWished(currentTarget.open)}
      >
        <summary>{t('places')}</summary>
        {isOpen && <Places id={id} measure={measure} />}
      </details>
      <details className={styles.terms}>
        <summary>{t('counts')}</summary>
        {lapTerms(progress).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{t('voided')}</p>
      </details>
    </>
  );
}
