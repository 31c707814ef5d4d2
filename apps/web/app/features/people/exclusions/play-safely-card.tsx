import { Button, Card, ErrorState, FormFailure, Select, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { openModal } from '../../../lib/modals.ts';
import { CheckChoice } from '../reality-checks/check-choice.tsx';
import styles from './exclusions.module.css';
import { stopsQuery, useReturn, type StopTerm } from './stops-queries.ts';
import { useStopWords } from './use-stop-words.ts';

/** A break, an exclusion, and how often a player is told what they have played. Others link here by `#play-safely`. */
export function PlaySafelyCard() {
  const t = useTranslations('exclusions');
  const stops = useQuery(stopsQuery);
  return (
    <Card className={styles.card} id="play-safely">
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t('lead')}</p>
      {stops.isError ? (
        <ErrorState title={t('loadError')} retryLabel={t('retry')} onRetry={() => void stops.refetch()} />
      ) : stops.data ? (
        <>
          {stops.data.state && <Stopped state={stops.data.state} />}
          <Terms terms={stops.data.terms} />
        </>
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
      <CheckChoice />
      <Link to="/responsible-gaming" className={styles.help}>
        {t('help')}
      </Link>
    </Card>
  );
}

type Known = NonNullable<
  ReturnType<typeof useQuery<Awaited<ReturnType<NonNullable<typeof stopsQuery.queryFn>>>>>['data']
>;

function Stopped({ state }: { state: NonNullable<Known['state']> }) {
  const t = useTranslations('exclusions');
  const words = useStopWords();
  const back = useReturn();
  return (
    <div className={styles.stopped} role="status">
      <p>{words(state).join(' ')}</p>
      {state.mayReturn && (
        <Button busy={back.isPending} onClick={() => back.mutate()}>
          {t('askReturn')}
        </Button>
      )}
      <FormFailure>{back.isError && t('failed')}</FormFailure>
    </div>
  );
}

function Terms({ terms }: Pick<Known, 'terms'>) {
  const t = useTranslations('exclusions');
  const date = useDate();
  const [term, setTerm] = useState<StopTerm>('day');
  const chosen = terms.find((each) => each.term === term);
  return (
    <div className={styles.choice}>
      <Select
        label={t('choose')}
        value={term}
        onChange={({ target }) => setTerm(target.value as StopTerm)}
        options={terms.map((each) => ({ value: each.term, label: t(`terms.${each.term}`) }))}
        hint={
          chosen &&
          (chosen.until === null
            ? t('state.forever')
            : t(`confirm.${chosen.kind}`, { until: date(chosen.until) }))
        }
      />
      <Button look="danger" onClick={() => openModal('stop', term)}>
        {t('stop')}
      </Button>
    </div>
  );
}
