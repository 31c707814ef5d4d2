import { Icon } from '@croupier/ui';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import type { SearchGroup, SearchOption } from './search-option.ts';
import styles from './search-modal.module.css';

interface Props {
  id: string;
  groups: readonly SearchGroup[];
  /** The place of the option that Enter takes, -1 for none. */
  active: number;
  optionId(at: number): string;
  onTake(option: SearchOption): void;
}

/** What was found, a kind after another, as one list for the keyboard. */
export function SearchResults({ id, groups, active, optionId, onTake }: Props) {
  const t = useTranslations('search');
  const activeId = active >= 0 ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const before = (group: SearchGroup) =>
    groups.slice(0, groups.indexOf(group)).reduce((sum, { options }) => sum + options.length, 0);
  return (
    <div role="listbox" id={id} aria-label={t('results')} className={styles.results}>
      {groups.map((group) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <p id={`${id}-${group.key}`} role="presentation" className={styles.name}>
            {t(`groups.${group.key}`)}
          </p>
          {group.options.map((option, n) => {
            const at = before(group) + n;
            return (
              <div
                key={option.key}
                role="option"
                id={optionId(at)}
                aria-selected={at === active}
                className={styles.option}
                onClick={() => onTake(option)}
              >
                <span className={styles.picture} aria-hidden="true">
                  {option.picture ?? <Icon name={option.icon ?? 'search'} size={20} />}
                </span>
                <span className={styles.title}>{option.title}</span>
                {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
