import { Link, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../lib/icon/icon.tsx';
import { ROOM_GROUPS, type Room } from '../lib/declared.ts';
import { useOffered, type Of } from '../lib/offered.ts';
import { Seal } from '../lib/seal/seal.tsx';
import styles from './rail.module.css';

/** The rooms that the operator may enter, by group. In a narrow window their signs alone are shown, and their names spoken. */
export function Rail() {
  const t = useTranslations('shell');
  const { rooms } = useOffered();
  const here = roomAt(useRouterState({ select: ({ location }) => location.pathname }), rooms);
  const groups = [undefined, ...ROOM_GROUPS]
    .map((group) => ({ group, own: rooms.filter((room) => room.group === group) }))
    .filter(({ own }) => own.length > 0);
  return (
    <nav className={styles.rail} aria-label={t('rooms')}>
      <p className={styles.house}>
        <Seal />
        <span className={styles.name}>{t('office')}</span>
      </p>
      {groups.map(({ group, own }) => (
        <div key={group ?? ''} className={styles.group}>
          {group && <h2 className={styles.heading}>{t(`groups.${group}`)}</h2>}
          <ul className={styles.rooms}>
            {own.map((room) => (
              <RoomLink key={room.key} room={room} isHere={room === here} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The room that a page is in: of those whose address begins the page's, the one with the longest. */
const roomAt = (path: string, rooms: readonly Of<Room>[]): Of<Room> | undefined =>
  rooms
    .filter(({ to }) => path === to || (to !== '/' && path.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];

function RoomLink({ room, isHere }: { room: Of<Room>; isHere: boolean }) {
  const t = useTranslations(room.feature);
  const [Sign] = useState(() => room.sign && lazy(room.sign));
  const name = t(`rooms.${room.key}.name`);
  return (
    <li>
      <Link
        to={room.to}
        className={styles.room}
        title={name}
        activeOptions={{ exact: !isHere || room.to === '/', includeSearch: false }}
      >
        <Icon name={room.icon} size={18} />
        <span className={styles.name}>{name}</span>
        {Sign && (
          <Suspense fallback={null}>
            <Sign />
          </Suspense>
        )}
        <kbd className={styles.letter} aria-hidden="true">
          {`g ${room.letter}`}
        </kbd>
      </Link>
    </li>
  );
}
