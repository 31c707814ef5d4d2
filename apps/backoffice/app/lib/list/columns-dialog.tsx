import { Button, Dialog, IconButton } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import styles from './columns-dialog.module.css';
import { choicesOf, moveColumn, toggleColumn } from './list-columns.ts';
import type { ListDefinition, ListOperation } from './list-definition.ts';

interface ColumnsDialogProps<O extends ListOperation> {
  definition: ListDefinition<O>;
  shown: readonly string[];
  /** Null: as they were at first. */
  onChange(shown: readonly string[] | null): void;
  onClose(): void;
}

/** Which columns are shown, and in which order. What is chosen holds at once. */
export function ColumnsDialog<O extends ListOperation>(props: ColumnsDialogProps<O>) {
  const { definition, shown, onChange, onClose } = props;
  const t = useTranslations('lib.list');
  const own = useTranslations(definition.texts);
  const nameOf = (id: string) => own(`columns.${id}`);
  return (
    <Dialog
      title={t('columns')}
      closeLabel={t('close')}
      size="small"
      onClose={onClose}
      footer={<Button onClick={() => onChange(null)}>{t('firstColumns')}</Button>}
    >
      <ul className={styles.columns}>
        {choicesOf(definition.columns, shown).map(({ id, isShown }) => (
          <li key={id} className={styles.column}>
            <label className={styles.choice}>
              <input type="checkbox" checked={isShown} onChange={() => onChange(toggleColumn(shown, id))} />
              {nameOf(id)}
            </label>
            {isShown && (
              <>
                <IconButton
                  label={t('earlier', { column: nameOf(id) })}
                  onClick={() => onChange(moveColumn(shown, id, -1))}
                >
                  <Icon name="ascending" size={16} />
                </IconButton>
                <IconButton
                  label={t('later', { column: nameOf(id) })}
                  onClick={() => onChange(moveColumn(shown, id, 1))}
                >
                  <Icon name="descending" size={16} />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
