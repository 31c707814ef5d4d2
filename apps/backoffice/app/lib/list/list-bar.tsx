import { Button, buttonClass } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import { ColumnsDialog } from './columns-dialog.tsx';
import { exportAddress } from './list-address.ts';
import styles from './list-bar.module.css';
import type { ListDefinition, ListOperation } from './list-definition.ts';
import type { Search } from '../search-text.ts';

interface ListBarProps<O extends ListOperation> {
  definition: ListDefinition<O>;
  search: Search;
  columns: readonly string[];
  onColumns(columns: readonly string[] | null): void;
  /** How many rows came so far. */
  shown: number | undefined;
  isWhole: boolean;
  isFetching: boolean;
  onRefresh(): void;
}

/** How much of the list is here, and what may be done with all of it: read anew, choose columns, take it as a file. */
export function ListBar<O extends ListOperation>(props: ListBarProps<O>) {
  const { definition, search, shown, isWhole } = props;
  const t = useTranslations('lib.list');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className={styles.bar}>
      <p className={styles.count}>
        {shown !== undefined && t(isWhole ? 'rows' : 'rowsSoFar', { count: shown })}
      </p>
      <Button
        look="plain"
        size="small"
        className={styles.tool}
        icon={<Icon name="refresh" size={16} />}
        busy={props.isFetching}
        onClick={props.onRefresh}
      >
        {t('refresh')}
      </Button>
      <Button
        look="plain"
        size="small"
        className={styles.tool}
        icon={<Icon name="columns" size={16} />}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        {t('columns')}
      </Button>
      <a
        className={`${buttonClass({ look: 'plain', size: 'small' })} ${styles.tool}`}
        href={exportAddress(definition, search)}
        download
      >
        <Icon name="download" size={16} />
        {t('export')}
      </a>
      {isChoosing && (
        <ColumnsDialog
          definition={definition}
          shown={props.columns}
          onChange={props.onColumns}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
