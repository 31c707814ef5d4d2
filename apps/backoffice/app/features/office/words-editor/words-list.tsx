import type { Word } from '@croupier/contract/office/words-desk';
import type { EditedBody } from '@croupier/contract/site/content/kinds';
import { EmptyState, Field, Segmented } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { isFound, isSaid, without } from './own-words.ts';
import { WordItem } from './word-item.tsx';
import styles from './words-editor.module.css';

interface WordsListProps {
  words: readonly Word[];
  value: EditedBody;
  onChange(next: EditedBody): void;
  /** What is wrong at a place: `ua/form.title`. */
  faultAt(at: string): string;
}

/** How many texts are shown at once: whoever wants another one searches for it. */
const SHOWN = 40;

/** Texts of the site, searched by key or by words, each with what is said in its place. */
export function WordsList({ words, value, onChange, faultAt }: WordsListProps) {
  const t = useTranslations('words-editor');
  const [text, setText] = useState('');
  const [which, setWhich] = useState<'all' | 'own'>('all');
  const said = words.filter(({ key }) => isSaid(value, key));
  const found = (which === 'own' ? said : words).filter((word) => isFound(word, value, text));
  return (
    <div className={styles.editor}>
      <div className={styles.find}>
        <Field
          type="search"
          label={t('search')}
          hint={t('searchHint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Segmented<'all' | 'own'>
          label={t('which.label')}
          value={which}
          options={(['all', 'own'] as const).map((each) => ({ value: each, label: t(`which.${each}`) }))}
          onChange={setWhich}
        />
      </div>
      <p role="status">{t('count', { said: said.length, count: words.length, found: found.length })}</p>
      {found.length === 0 && (
        <EmptyState icon={<Icon name="search" />} title={t('nothing')} text={t('nothingText')} />
      )}
      <ul className={styles.words} aria-label={t('list')}>
        {found.slice(0, SHOWN).map((word) => (
          <WordItem
            key={word.key}
            word={word}
            value={value}
            faultAt={faultAt}
            onChange={onChange}
            onReset={() => onChange(without(value, word.key))}
          />
        ))}
      </ul>
      {found.length > SHOWN && <p>{t('more', { count: found.length - SHOWN })}</p>}
    </div>
  );
}
