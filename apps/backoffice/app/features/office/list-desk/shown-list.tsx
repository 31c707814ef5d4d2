import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { OrderedList } from '../../../lib/order/ordered-list.tsx';
import styles from './list-desk.module.css';

interface Shown {
  readonly code: string;
  readonly shown: boolean;
}

interface ShownListProps {
  title: string;
  lead: string;
  items: readonly Shown[];
  nameOf(code: string): string;
  /** None: it may only be looked at. */
  onChange: ((items: readonly Shown[]) => void) | undefined;
}

/** Things in their order, each shown or not. */
export function ShownList({ title, lead, items, nameOf, onChange }: ShownListProps) {
  const t = useTranslations('list-desk');
  const heading = useId();
  const show = (code: string, shown: boolean) =>
    onChange?.(items.map((each) => (each.code === code ? { code, shown } : each)));
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>{lead}</p>
      <OrderedList
        label={title}
        items={items}
        keyOf={({ code }) => code}
        nameOf={({ code }) => nameOf(code)}
        show={({ code, shown }) => (
          <label className={styles.shown}>
            <input
              type="checkbox"
              checked={shown}
              disabled={!onChange}
              onChange={(event) => show(code, event.target.checked)}
            />
            <span data-hidden={shown ? undefined : ''}>{nameOf(code)}</span>
            {!shown && <span className={styles.hidden}>{t('hidden')}</span>}
          </label>
        )}
        onChange={onChange}
      />
    </section>
  );
}
