import { Button, EmptyState } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import type { AskedFigures } from './asked-figures.ts';

/** A house in which nothing has happened, or nothing but what its own people tried. */
export function NoFigures(props: { asked: AskedFigures; onChange(change: { test: 'with' }): void }) {
  const t = useTranslations('figures-desk');
  const { asked, onChange } = props;
  return (
    <EmptyState
      icon={<Icon name="chart" size={28} />}
      title={t('empty.title')}
      text={t(asked.withTests ? 'empty.text' : 'empty.textTests')}
      action={
        !asked.withTests && <Button onClick={() => onChange({ test: 'with' })}>{t('tests.show')}</Button>
      }
    />
  );
}
