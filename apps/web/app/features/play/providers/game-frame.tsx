import { Button, buttonClass, Icon } from '@croupier/ui';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useProfile } from '../../../lib/session.ts';
import { SessionStrip } from '../table/session-strip.tsx';
import { LeaveTable, ViewTools } from '../table/view-tools.tsx';
import styles from './game-frame.module.css';
import type { FramePhase } from './frame-state.ts';
import { useGameFrame, type FrameSettings } from './use-game-frame.ts';

/** The frame with our few tools beside it, and over it what there is to say while the game itself cannot speak. */
export function GameFrame({ settings }: { settings: FrameSettings }) {
  const t = useTranslations('providers');
  const profile = useProfile();
  const frame = useRef<HTMLIFrameElement>(null);
  const { phase, address, money, again } = useGameFrame(frame, settings);
  const shown = settings.available ? phase : 'unavailable';
  return (
    <div className={styles.table} data-phase={shown}>
      <div className={styles.tools}>
        <LeaveTable />
        <h1 className={styles.name}>{settings.name}</h1>
        <ViewTools />
      </div>
      {profile && <SessionStrip kind={(money ?? profile.gameMoney) === 'play' ? 'play' : 'real'} />}
      {address !== undefined && settings.available && (
        <iframe
          // A new address is a new game: nothing of the former frame may live on in its history.
          key={address}
          ref={frame}
          className={styles.frame}
          src={address}
          title={t('frame', { name: settings.name })}
          sandbox={settings.sandbox}
          allow=""
          referrerPolicy="no-referrer"
        />
      )}
      {shown !== 'ready' && <FrameNotice phase={shown} name={settings.name} onAgain={again} />}
    </div>
  );
}

interface NoticeProps {
  phase: Exclude<FramePhase, 'ready'> | 'unavailable';
  name: string;
  onAgain(): void;
}

function FrameNotice({ phase, name, onAgain }: NoticeProps) {
  const t = useTranslations('providers');
  const isWaiting = phase === 'opening' || phase === 'loading';
  return (
    <div className={isWaiting ? styles.waiting : styles.notice} role={isWaiting ? 'status' : 'alert'}>
      <Icon name={isWaiting ? 'games' : phase === 'over' ? 'history' : 'shield'} size={32} />
      <p className={styles.title}>{t(`phase.${phase}.title`, { name })}</p>
      <p className={styles.text}>{t(`phase.${phase}.text`)}</p>
      {!isWaiting && (
        <p className={styles.actions}>
          {phase !== 'unavailable' && <Button onClick={onAgain}>{t('again')}</Button>}
          <Link to="/games" className={buttonClass({ look: 'quiet' })}>
            {t('otherGames')}
          </Link>
        </p>
      )}
    </div>
  );
}
