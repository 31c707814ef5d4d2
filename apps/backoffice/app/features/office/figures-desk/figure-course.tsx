import type { FiguresAnswer } from '@croupier/contract/office/figures-desk';
import { Segmented, Skeleton } from '@croupier/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AskedFigures } from './asked-figures.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';

const FigurePlot = lazy(() => import('./figure-plot.tsx'));

/** One figure over the days, drawn, or all of them as a table of the same numbers. */
export function FigureCourse({ asked, steps }: { asked: AskedFigures; steps: FiguresAnswer['steps'] }) {
  const t = useTranslations('figures-desk');
  const [look, setLook] = useState<'plot' | 'table'>('plot');
  const name = t(`names.${asked.plot}`);
  return (
    <section aria-labelledby="figures-course" className={styles.group}>
      <div className={styles.bar}>
        <h2 id="figures-course" className={styles.heading}>
          {t('course', { name, step: asked.step })}
        </h2>
        <Segmented<'plot' | 'table'>
          label={t('look')}
          quietLabel
          value={look}
          options={(['plot', 'table'] as const).map((value) => ({ value, label: t(`looks.${value}`) }))}
          onChange={setLook}
        />
      </div>
      {look === 'plot' ? (
        <Suspense fallback={<Skeleton className={styles.plot} />}>
          <FigurePlot asked={asked} steps={steps} name={name} />
        </Suspense>
      ) : (
        <FigureTable asked={asked} steps={steps} />
      )}
    </section>
  );
}
