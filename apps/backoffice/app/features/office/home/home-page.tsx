import { Skeleton } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { ROOM_GROUPS, type Room } from '../../../lib/declared.ts';
import { useMe } from '../../../lib/me.ts';
import { useOffered, type Of } from '../../../lib/offered.ts';
import { Page } from '../../../lib/page/page.tsx';
import styles from './home.module.css';

/** The first page: who is here, and the rooms that are theirs with what is in each now. */
export default function HomePage() {
  const t = useTranslations('home');
  const all = useTranslations('shell');
  const me = useMe();
  const { rooms } = useOffered();
  const groups = ROOM_GROUPS.map((group) => ({
    group,
    own: rooms.filter((room) => room.group === group),
  })).filter(({ own }) => own.length > 0);
  return (
    <Page title={t('hello', { name: me.name })} lead={t('lead', { role: me.role })}>
      {groups.length === 0 && <p>{t('noRooms')}</p>}
      {groups.map(({ group, own }) => (
        <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className={styles.heading}>
            {all(`groups.${group}`)}
          </h2>
          <ul className={styles.rooms}>
            {own.map((room) => (
              <RoomCard key={room.key} room={room} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.hint}>
        {t.rich('hint', { key: (text) => <kbd className={styles.key}>{text}</kbd> })}
      </p>
    </Page>
  );
}

function RoomCard({ room }: { room: Of<Room> }) {
  const t = useTranslations(room.feature);
  // Made once: a component made anew each time would be mounted anew each time.
  const [Glance] = useState(() => room.glance && lazy(room.glance));
  return (
    <li className={styles.card}>
      <span className={styles.sign}>
        <Icon name={room.icon} size={20} />
      </span>
      <h3 className={styles.name}>
        <Link to={room.to} className={styles.link}>
          {t(`rooms.${room.key}.name`)}
        </Link>
      </h3>
      <p className={styles.about}>{t(`rooms.${room.key}.about`)}</p>
      {Glance && (
        <div className={styles.glance}>
          <Suspense fallback={<Skeleton lines={2} />}>
            <Glance />
          </Suspense>
        </div>
      )}
    </li>
  );
}
