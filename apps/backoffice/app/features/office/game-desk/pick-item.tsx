import { Badge, Icon, IconButton } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import styles from './picks.module.css';

interface PickItemProps {
  code: string;
  name: string;
  /** Why it is not shown to players, if so. */
  note: string;
  isFirst: boolean;
  isLast: boolean;
  /** None: it may only be looked at. */
  onMove?(by: -1 | 1): void;
  onRemove?(): void;
}

/** One game of a list. With the keyboard: its buttons, or Alt and an arrow on any of them. */
export function PickItem({ code, name, note, isFirst, isLast, onMove, onRemove }: PickItemProps) {
  const t = useTranslations('game-desk.picks');
  return (
    <li
      className={styles.item}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onMove?.(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <span className={styles.name}>
        <Link to={`/games/${code}` as never}>{name}</Link> {note && <Badge tone="warn">{note}</Badge>}
      </span>
      {onMove && (
        <span className={styles.acts}>
          {/* They stay where they are at the ends, so that the focus does not fall off. */}
          <IconButton label={t('up', { name })} aria-disabled={isFirst} onClick={() => onMove(-1)}>
            <Icon name="ascending" size={16} />
          </IconButton>
          <IconButton label={t('down', { name })} aria-disabled={isLast} onClick={() => onMove(1)}>
            <Icon name="descending" size={16} />
          </IconButton>
          <IconButton label={t('remove', { name })} onClick={onRemove}>
            <Icon name="close" size={16} />
          </IconButton>
        </span>
      )}
    </li>
  );
}
