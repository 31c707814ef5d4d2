import { buttonClass, EmptyState, Field, Icon } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Faqs } from '../content/faqs.tsx';
import type { LoadedPage } from '../content/load-page-data.ts';
import { matching } from './matching.ts';
import styles from './support.module.css';

/** Questions and answers, fewer with every word that is typed. */
export function Answers({ faqs }: { faqs: LoadedPage['faqs'] }) {
  const t = useTranslations('support.answers');
  const [text, setText] = useState('');
  const found = matching(faqs, text);
  return (
    <section className={styles.answers} aria-label={t('search')}>
      <Field
        type="search"
        label={t('search')}
        placeholder={t('example')}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        after={<Icon name="search" size={20} />}
      />
      <p className={styles.found} role="status">
        {text.trim() !== '' && t('found', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <Faqs title={t('title')} faqs={found} />
      ) : (
        <EmptyState
          icon={<Icon name="search" size={28} />}
          title={t('none.title')}
          text={t('none.text')}
          action={
            <a className={buttonClass({ look: 'quiet' })} href="#write">
              {t('none.action')}
            </a>
          }
        />
      )}
    </section>
  );
}
