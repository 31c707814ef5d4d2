import { Skeleton } from '@croupier/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTableView } from '../../../lib/table-view.ts';
import type { Game } from '../table/game.ts';
import styles from './more-like-this.module.css';

const LikeGames = lazy(() => import('./like-games.tsx'));

/** Under the table, games like this one: asked for when somebody looks there. A table alone in the window has nothing under it. */
export function MoreLikeThis({ game }: { game: Game }) {
  const [view] = useTableView();
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isSeen || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      // The table ends where the window does: an edge alone is not seen.
      { threshold: 0.05 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen, view]);
  if (view !== 'page') return null;
  return (
    <div ref={place} className={styles.place}>
      {isSeen && (
        <Suspense fallback={<Skeleton className={styles.wait} />}>
          <LikeGames game={game} />
        </Suspense>
      )}
    </div>
  );
}
