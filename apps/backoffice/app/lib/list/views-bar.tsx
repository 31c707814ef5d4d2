import { deleteView, listViews, type View } from '@croupier/contract/office/views';
import { Button, IconButton, showToast } from '@croupier/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import { call, queryOf } from '../api.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { parseSearch, writeSearch } from '../search-text.ts';
import { listQueryOf } from './list-address.ts';
import type { ListDefinition, ListOperation } from './list-definition.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import type { ListAddress } from './use-list-address.ts';
import styles from './views-bar.module.css';

interface ViewsBarProps<O extends ListOperation> {
  definition: ListDefinition<O>;
  address: ListAddress;
  columns: readonly string[];
  onColumns(columns: readonly string[] | null): void;
}

/** What an operator looks at again and again: their own views of a list, one press each. */
export function ViewsBar<O extends ListOperation>({
  definition,
  address,
  columns,
  onColumns,
}: ViewsBarProps<O>) {
  const t = useTranslations('lib.list');
  const [isSaving, setSaving] = useState(false);
  const params = { list: definition.name };
  const { data } = useQuery(queryOf(listViews, { params }));
  const forget = useForget(params.list);
  const query = writeSearch(address.query);
  const isShown = (view: View) => view.query === query && view.columns.join() === columns.join();
  const show = (view: View) => {
    // A view that was kept before the list lost a filter asks for the rest of it.
    address.show(listQueryOf(definition, parseSearch(view.query)));
    onColumns(view.columns);
  };
  return (
    <div className={styles.bar} role="group" aria-label={t('views')}>
      <button type="button" className={styles.view} aria-pressed={query === ''} onClick={address.clear}>
        {t('all')}
      </button>
      {data?.views.map((view) => (
        <span key={view.name} className={styles.kept}>
          <button
            type="button"
            className={styles.view}
            aria-pressed={isShown(view)}
            onClick={() => show(view)}
          >
            {view.name}
          </button>
          {isShown(view) && (
            <IconButton label={t('forgetView', { name: view.name })} onClick={() => forget(view.name)}>
              <Icon name="close" size={14} />
            </IconButton>
          )}
        </span>
      ))}
      <Button
        look="plain"
        size="small"
        icon={<Icon name="bookmark" size={16} />}
        aria-haspopup="dialog"
        onClick={() => setSaving(true)}
      >
        {t('saveView')}
      </Button>
      {isSaving && (
        <SaveViewDialog
          list={params.list}
          view={{ query, columns: [...columns] }}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}

function useForget(list: string): (name: string) => void {
  const queries = useQueryClient();
  const textOf = useErrorText();
  const { mutate } = useMutation({
    mutationFn: (name: string) => call(deleteView, { params: { list, name } }),
    onError: (error) => showToast(textOf(error), 'error'),
    onSettled: () => queries.invalidateQueries({ queryKey: [listViews.path] }),
  });
  return mutate;
}
