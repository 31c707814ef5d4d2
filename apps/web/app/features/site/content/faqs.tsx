import { Icon } from '@croupier/ui';
import { useId } from 'react';
import type { LoadedPage } from './load-page-data.ts';
import { Prose } from './prose.tsx';
import styles from './content-parts.module.css';

/** Questions that open to their answers, without any script. */
export function Faqs({ title, faqs }: { title: string; faqs: LoadedPage['faqs'] }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <div className={styles.faqs}>
        {faqs.map(({ question, html }) => (
          <details key={question} className={styles.faq}>
            <summary className={styles.question}>
              {question}
              <Icon name="down" size={20} />
            </summary>
            <Prose html={html} />
          </details>
        ))}
      </div>
    </section>
  );
}
