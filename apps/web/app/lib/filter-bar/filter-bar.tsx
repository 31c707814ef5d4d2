import { Button, Dialog } from '@croupier/ui';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  label: string;
  /** How many of the filters narrow the list. */
  active: number;
  clearLabel: string;
  onClear(): void;
  /** As wide as they are, side by side, and not over the whole row. */
  compact?: boolean;
  /** The fields; what is chosen holds at once. */
  children: ReactNode;
}

/** What narrows a list: fields in rows, on a phone folded behind one button that opens them as a sheet. */
export function FilterBar({ label, active, clearLabel, onClear, compact, children }: FilterBarProps) {
  const t = useTranslations('shell');
  const [open, setOpen] = useState(false);
  const clear = active > 0 && (
    <Button look="plain" className={styles.clear} onClick={onClear}>
      {clearLabel}
    </Button>
  );
  return (
    <>
      <div className={styles.folded}>
        <Button wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {active > 0 ? t('filters.openSome', { count: active }) : t('filters.open')}
        </Button>
        {clear}
      </div>
      <form
        className={`${compact ? styles.side : styles.fields} ${styles.unfolded}`}
        aria-label={label}
        onSubmit={(event) => event.preventDefault()}
      >
        {children}
        {clear}
      </form>
      {open && (
        <Dialog
          title={label}
          closeLabel={t('close')}
          onClose={() => setOpen(false)}
          footer={
            <Button look="primary" wide onClick={() => setOpen(false)}>
              {t('filters.show')}
            </Button>
          }
        >
          <div className={styles.fields}>{children}</div>
        </Dialog>
      )}
    </>
  );
}
