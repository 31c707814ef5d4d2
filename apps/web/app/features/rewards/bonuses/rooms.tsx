import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useHouse } from '../../../lib/root-data.ts';
import styles from './rooms.module.css';

const ROOMS = ['treasures', 'wheel', 'quest', 'piggy-bank', 'referral-program', 'loyalty-program'] as const;

/** The ways to the other rooms in which something is given and that the operator left open, each by its picture. */
export function Rooms() {
  const t = useTranslations('bonuses.rooms');
  const id = useId();
  const { closed } = useHouse();
  return (
    <nav className={styles.rooms} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('title')}
      </h2>
      <ul className={styles.list}>
        {ROOMS.filter((room) => !closed.includes(room)).map((room) => (
          <li key={room}>
            <Link to={`/${room}`} className={styles.room}>
              <img src={`/art/${room}.svg`} alt="" width={480} height={360} loading="lazy" />
              {t(room)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
