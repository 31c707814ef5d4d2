import { useTranslations } from 'use-intl/react';
import { ScratchFoil } from './scratch-foil.tsx';
import styles from './scenes.module.css';

export interface SceneProps {
  readonly kind: 'scratch' | 'pairs' | 'knock';
  /** Rows on the fields; undefined before it was drawn. */
  readonly board: readonly number[] | undefined;
  readonly place: number | undefined;
  readonly opened: ReadonlySet<number>;
  /** The prize was told: everything lies open. */
  readonly isTold: boolean;
  textOf(row: number): string;
  onOpen(fields: readonly number[]): void;
}

const FIELDS = Array.from({ length: 9 }, (_, field) => field);

/** Nine fields under foil, or nine cards on their faces. Each is a button, so that keyboards and readers open them too. */
export function FieldsScene({ kind, board, place, opened, isTold, textOf, onOpen }: SceneProps) {
  const t = useTranslations('mini-game');
  const isClosed = (field: number) => !isTold && !opened.has(field);
  return (
    <div className={styles.fields} data-kind={kind}>
      {FIELDS.map((field) => {
        const row = board?.[field];
        const isMine = isTold && row === place;
        const text = row === undefined ? '' : textOf(row);
        return (
          <button
            key={field}
            type="button"
            className={styles.field}
            data-closed={isClosed(field) || undefined}
            data-mine={isMine || undefined}
            disabled={board === undefined || !isClosed(field)}
            aria-label={isClosed(field) ? t('field', { number: field + 1 }) : text}
            onClick={() => onOpen([field])}
          >
            <span>{text}</span>
          </button>
        );
      })}
      {kind === 'scratch' && !isTold && (
        <ScratchFoil isLoose={board !== undefined} opened={opened} onOpen={onOpen} />
      )}
    </div>
  );
}
