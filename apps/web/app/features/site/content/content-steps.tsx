import { useId } from 'react';
import type { LoadedPage } from './load-page-data.ts';
import { Prose } from './prose.tsx';
import styles from './content-parts.module.css';

/** What happens one after the other, numbered in brass. */
export function ContentSteps({ title, steps }: { title: string; steps: LoadedPage['steps'] }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step, n) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {n + 1}
            </span>
            <h3 className={styles.name}>{step.title}</h3>
            <Prose html={step.html} />
          </li>
        ))}
      </ol>
    </section>
  );
}
