import { useTranslations } from 'use-intl/react';
import type { SceneProps } from './scene-props.ts';
import { ScratchFoil } from './scratch-foil.tsx';
import styles from './scenes.module.css';

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
