import { Button, Icon, Skeleton } from '@croupier/ui';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Poster } from '../../../lib/poster.tsx';
import type { Replay } from './replay.ts';
import styles from './replay.module.css';
import { later } from '../../../lib/offline.ts';

const ReplayStage = later(() => import('./replay-stage.tsx'));

/** The game's poster until the replay is wanted: the stage is only fetched then. */
export function RoundReplay({ game, replay }: { game: string; replay: Replay }) {
  const t = useTranslations('rounds.replay');
  const [watching, setWatching] = useState(false);
  if (watching)
    return (
      <Suspense fallback={<Skeleton className={styles.waiting} />}>
        <ReplayStage replay={replay} onClose={() => setWatching(false)} />
      </Suspense>
    );
  return (
    <div className={styles.waiting}>
      <Poster game={game} sizes="(min-width: 64rem) 40rem, 100vw" className={styles.poster} />
      <Button
        look="primary"
        size="large"
        icon={<Icon name="play" size={22} />}
        onClick={() => setWatching(true)}
      >
        {t('watch')}
      </Button>
    </div>
  );
}
