import type { Nomination, Place } from '@croupier/contract/contests/nominations';
import { Button } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import styles from './nominations.module.css';
import { placesQuery } from './nominations-query.ts';
import { useResultText } from './use-result-text.ts';

type Measure = Nomination['measure'];

/** Rounds of the reader are told by `progress`, after which the room asks anew; those of others are not. */
const REFRESH_MS = 30_000;

/** My place, the first ones, and those around mine where it is not among them. */
export function Places({ id, measure }: { id: string; measure: Measure }) {
  const t = useTranslations('nominations');
  const { data, isError, refetch } = useQuery({
    ...placesQuery(id, useLanguage()),
    refetchInterval: REFRESH_MS,
  });
  if (isError && !data)
    return (
      <>
        <p role="alert">{t('placesError')}</p>
        <Button look="quiet" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </>
    );
  if (!data) return <ListSkeleton rows={3} />;
  const { my, places, aroundPlaces } = data;
  return (
    <>
      <p className={styles.result}>{my ? t('myPlace', { number: my.number }) : t('noPlace')}</p>
      {places.length === 0 && <p>{t('nobody')}</p>}
      {places.length > 0 && <PlaceList places={places} measure={measure} label={t('first')} />}
      {aroundPlaces.length > 0 && <PlaceList places={aroundPlaces} measure={measure} label={t('around')} />}
    </>
  );
}

interface ListProps {
  readonly places: readonly Place[];
  readonly measure: Measure;
  readonly label: string;
}

/** Places in their order, mine marked. */
export function PlaceList({ places, measure, label }: ListProps) {
  const t = useTranslations('nominations');
  const resultText = useResultText();
  return (
    <ol className={styles.places} aria-label={label}>
      {places.map(({ number, userId, name, result, isMe }) => (
        <li key={userId} value={number} data-place={number} data-me={isMe || undefined}>
          <span className={styles.number}>{number}</span>
          <span>{isMe ? t('you', { name }) : name}</span>
          <strong>{resultText(measure, result)}</strong>
        </li>
      ))}
    </ol>
  );
}
