import { IconButton } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import styles from './schema-form.module.css';

interface ItemActsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** Moves an item of a list, or takes it out. */
export function ItemActs({ name, isFirst, isLast, onMove, onRemove }: ItemActsProps) {
  const t = useTranslations('lib.schemaForm');
  return (
    <span className={styles.acts}>
      <IconButton label={t('earlier', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
        <Icon name="ascending" />
      </IconButton>
      <IconButton label={t('later', { name })} disabled={isLast} onClick={() => onMove(1)}>
        <Icon name="descending" />
      </IconButton>
      <IconButton label={t('remove', { name })} onClick={onRemove}>
        <Icon name="close" />
      </IconButton>
    </span>
  );
}
