import type { PlayerPage } from '@croupier/contract/office/player-desk';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Part } from './facts.tsx';
import styles from './overview.module.css';

/** Where the player is signed in, and the devices that get notices. */
export function SessionsPart({ player: { sessions, devices } }: { player: PlayerPage }) {
  const t = useTranslations('player-desk.sessions');
  return (
    <Part title={t('title')}>
      {sessions.length === 0 && <p className={styles.quiet}>{t('none')}</p>}
      <ul className={styles.lines}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.line}>
            <span>{placeOf(session) || t('unknown')}</span>
            {session.othersThere > 0 && <span>{t('others', { count: session.othersThere })}</span>}
            <span>
              {t('began')} <Instant at={session.startedAt} />
            </span>
            <span>
              {t('seen')} <Instant at={session.lastSeenAt} />
            </span>
          </li>
        ))}
        {devices.map((device) => (
          <li key={device.id} className={styles.line}>
            <span>{t('device', { service: device.service })}</span>
            <Instant at={device.since} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

type Session = PlayerPage['sessions'][number];

/** Names, codes and a network: the same in every language. */
const placeOf = ({ browser, system, country, network }: Session): string =>
  [browser, system, country, network].filter((word) => word !== null).join(' · ');
