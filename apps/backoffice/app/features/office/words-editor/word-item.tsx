import type { Word } from '@croupier/contract/office/words-desk';
import type { EditedBody } from '@croupier/contract/site/content/kinds';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { Badge, Button, TextArea } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSaid, ownOf, saying } from './own-words.ts';
import styles from './words-editor.module.css';

interface WordItemProps {
  word: Word;
  value: EditedBody;
  faultAt(at: string): string;
  onChange(next: EditedBody): void;
  onReset(): void;
}

/** One text: as it ships, and in other words beside it. It opens to be written, so that a hundred texts are no hundred forms. */
export function WordItem({ word, value, faultAt, onChange, onReset }: WordItemProps) {
  const t = useTranslations('words-editor');
  const { key, shipped, filled } = word;
  const isOwn = isSaid(value, key);
  const [isOpen, setOpen] = useState(isOwn);
  return (
    <li className={styles.word}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <code>{key}</code> <span className={styles.shipped}>{shipped.en}</span>
          {isOwn && <Badge tone="accent">{t('own')}</Badge>}
        </summary>
        {isOpen && (
          <div className={styles.inside}>
            {filled.length > 0 && <p>{t('filled', { names: filled.map(written).join(' ') })}</p>}
            <div className={styles.languages}>
              {LANGUAGES.map((language) => (
                <TextArea
                  key={language}
                  label={t(`languages.${language}`)}
                  hint={shipped[language]}
                  rows={2}
                  value={ownOf(value, language, key) ?? ''}
                  placeholder={t('asShipped')}
                  error={faultAt(`${language}/${key}`)}
                  onChange={({ target }) => onChange(saying(value, language, { key, text: target.value }))}
                />
              ))}
            </div>
            {isOwn && (
              <Button size="small" aria-label={t('resetOne', { key })} onClick={onReset}>
                {t('reset')}
              </Button>
            )}
          </div>
        )}
      </details>
    </li>
  );
}

/** As a message has it. */
const written = (name: string): string => (name.startsWith('<') ? name : `{${name}}`);
