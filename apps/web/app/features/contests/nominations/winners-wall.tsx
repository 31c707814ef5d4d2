import type { Nomination } from '@croupier/contract/contests/nominations';
import { Card } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { Laurel } from './laurel.tsx';
import styles from './nominations.module.css';
import { see } from './nominations-query.ts';
import { PlaceList } from './places.tsx';

/** So many winners hang on the wall of each. */
const SHOWN = 3;

/** The winners of the nominations of seasons that are over. */
export function WinnersWall({ all }: { all: readonly Nomination[] }) {
  const t = useTranslations('nominations');
  const id = useId();
  useSeen(all);
  return (
    <section className={styles.season} aria-labelledby={id} data-testid="winners">
      <header className={styles.head}>
        <h2 id={id}>{t('winners')}</h2>
      </header>
      <ul className={styles.cards}>
        {all.map((one) => (
          <li key={`${one.season} ${one.id}`}>
            <Winners nomination={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Winners({ nomination }: { nomination: Nomination }) {
  const t = useTranslations('nominations');
  const date = useDate();
  const { name, seasonName, to, measure, winners } = nomination;
  const mine = winners.findIndex(({ isMe }) => isMe);
  const shown = winners.slice(0, Math.max(SHOWN, mine + 1));
  return (
    <Card as="article" className={styles.card} aria-label={name}>
      <div className={styles.felt}>
        <Laurel measure={measure} isLit />
      </div>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.small}>{t('ended', { season: seasonName, date: date(to, 'date') })}</p>
        {winners.length === 0 ? (
          <p>{t('pending')}</p>
        ) : (
          <PlaceList places={shown} measure={measure} label={t('winnersOf', { name })} />
        )}
      </div>
    </Card>
  );
}

/** Says to the server that I have seen how those ended that I stood in, once their places are shown. */
function useSeen(all: readonly Nomination[]): void {
  const { mutate } = useMutation({ mutationFn: see });
  const fresh = all.filter(({ seen, winners }) => !seen && winners.length > 0).map(({ id }) => id);
  const tell = useEffectEvent((ids: readonly string[]) => {
    for (const id of ids) mutate(id);
  });
  const names = fresh.join(' ');
  useEffect(() => {
    if (names !== '') tell(names.split(' '));
  }, [names]);
}
