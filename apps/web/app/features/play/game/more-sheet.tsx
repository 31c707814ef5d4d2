import { Dialog, Icon, type IconName } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { openModal } from '../../../lib/modals.ts';
import { useWholeScreen } from '../table/view-tools.tsx';
import type { Sheet } from './game-hud.tsx';
import { MoneySwitch } from './money-switch.tsx';
import styles from './more-sheet.module.css';
import type { Sitter } from './sitter.ts';
import { useGameFavourite } from './use-game-favourite.ts';
import type { Preferences } from './use-preferences.ts';
import { Volumes } from './volumes.tsx';

interface Props {
  game: string;
  sitter: Sitter;
  preferences: Preferences;
  /** Whether the account is played with play money here. */
  isPlayMoney: boolean;
  onSheet(sheet: Sheet): void;
  onClose(): void;
}

/** The tools of a table for which there is no room beside it. */
export function MoreSheet({ game, sitter, preferences, isPlayMoney, onSheet, onClose }: Props) {
  const t = useTranslations('game.more');
  const screen = useWholeScreen();
  /** Closes this sheet, and does what stands elsewhere. */
  const leaveFor = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title={t('title')} closeLabel={t('close')} size="small" onClose={onClose}>
      <div className={styles.rows}>
        {sitter.isPlayer && (
          <MoneySwitch game={game} sitter={sitter} isPlayMoney={isPlayMoney} onSwitch={onClose} />
        )}
        <Volumes preferences={preferences} />
        {sitter.isPlayer && (
          <Row icon="deposit" onClick={leaveFor(() => openModal('deposit'))}>
            {t('deposit')}
          </Row>
        )}
        {sitter.isPlayer && <FavouriteRow game={game} />}
        <Row icon="history" onClick={() => onSheet('rounds')}>
          {t('rounds')}
        </Row>
        {screen.isOffered && (
          <Row
            icon={screen.isTaken ? 'shrink' : 'expand'}
            isPressed={screen.isTaken}
            onClick={leaveFor(screen.toggle)}
          >
            {t('screen')}
          </Row>
        )}
        <span className={styles.keys}>
          <Row icon="keyboard" onClick={() => onSheet('keys')}>
            {t('keys')}
          </Row>
        </span>
      </div>
    </Dialog>
  );
}

function FavouriteRow({ game }: { game: string }) {
  const t = useTranslations('game.more');
  const { liked, toggle } = useGameFavourite(game);
  return (
    <Row icon="heart" isPressed={liked} onClick={toggle}>
      {t('favourite')}
    </Row>
  );
}

interface RowProps {
  icon: IconName;
  isPressed?: boolean;
  /** Null until what it does is known. */
  onClick: (() => void) | null;
  children: ReactNode;
}

function Row({ icon, isPressed, onClick, children }: RowProps) {
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={isPressed}
      disabled={onClick === null}
      onClick={onClick ?? undefined}
    >
      <Icon name={icon} size={22} />
      <span>{children}</span>
      {isPressed && <Icon name="check" size={18} className={styles.check} />}
    </button>
  );
}
