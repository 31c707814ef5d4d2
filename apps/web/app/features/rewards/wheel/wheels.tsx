import { ErrorState, Segmented } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useLine } from '../../../lib/live/live.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { pressOf, WHEELS_KEY, wheelsQuery } from './wheel-query.ts';
import { WheelTable } from './wheel-table.tsx';
import styles from './wheel.module.css';

/** The wheels that are set out for me, one at a time: first the one that can be spun. @param empty is said where there is none */
export function Wheels({ empty }: { empty: ReactNode }) {
  const t = useTranslations('wheel');
  const client = useQueryClient();
  const wheels = useQuery(wheelsQuery(useLanguage()));
  const [chosen, setChosen] = useState<string>();
  const ask = () => void askAnew(client, { queryKey: WHEELS_KEY });
  useLiveOnceShown('attempts', ({ of }) => of === 'wheel' && ask());
  useLine(ask);
  if (wheels.isPending) return <ListSkeleton rows={4} />;
  if (wheels.isError)
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void wheels.refetch()}
      />
    );
  const { data } = wheels;
  const first = data.find((wheel) => ['use', 'free'].includes(pressOf(wheel) ?? '')) ?? data[0];
  const wheel = data.find(({ code }) => code === chosen) ?? first;
  if (!wheel) return empty;
  // It stays when its last spin is used: its prize is on screen.
  if (wheel.code !== chosen) setChosen(wheel.code);
  return (
    <section className={styles.room}>
      {data.length > 1 && (
        <Segmented
          label={t('choose')}
          value={wheel.code}
          options={data.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={setChosen}
        />
      )}
      <h2>{wheel.name}</h2>
      <p>{wheel.lead}</p>
      <WheelTable key={wheel.code} wheel={wheel} />
    </section>
  );
}
