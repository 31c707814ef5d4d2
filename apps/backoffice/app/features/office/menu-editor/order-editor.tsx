import { EmptyState, Select } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { useMay } from '../../../lib/me.ts';
import { OrderedList } from '../../../lib/order/ordered-list.tsx';
import styles from './menu-editor.module.css';

interface OrderEditorProps {
  label: string;
  items: readonly string[];
  /** Everything that may be in it. */
  all: readonly string[];
  nameOf(item: string): string;
  show(item: string): ReactNode;
  /** Whether it is in the outline though not everybody sees it. */
  isFaint?(item: string): boolean;
  onChange(items: readonly string[]): void;
}

/** Things in their order, of those that there are each once, beside an outline of what the site makes of them. */
export function OrderEditor({ label, items, all, nameOf, show, isFaint, onChange }: OrderEditorProps) {
  const t = useTranslations('menu-editor');
  const mayChange = useMay()('change.content');
  const free = all.filter((each) => !items.includes(each));
  return (
    <div className={styles.editor}>
      <div className={styles.order}>
        {items.length === 0 && (
          <EmptyState icon={<Icon name="menu" />} title={t('empty')} text={t('emptyText')} />
        )}
        <OrderedList
          label={label}
          items={items}
          keyOf={(item) => item}
          nameOf={nameOf}
          show={show}
          onChange={mayChange ? onChange : undefined}
          removable
        />
        {mayChange && (
          <Select
            label={t('add')}
            value=""
            disabled={free.length === 0}
            options={[
              { value: '', label: t('choose') },
              ...free.map((item) => ({ value: item, label: nameOf(item) })),
            ]}
            onChange={(event) => event.target.value && onChange([...items, event.target.value])}
          />
        )}
      </div>
      <figure className={styles.outline}>
        <figcaption>{t('outline')}</figcaption>
        <ol className={styles.blocks}>
          {items.map((item) => (
            <li key={item} className={isFaint?.(item) ? styles.faint : undefined}>
              {nameOf(item)}
            </li>
          ))}
        </ol>
      </figure>
    </div>
  );
}
