import { getFigures, listFigureDays } from '@croupier/contract/office/figures-desk';
import { buttonClass, Skeleton } from '@croupier/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { writeSearch } from '../../../lib/search-text.ts';
import { figuresQuery, type AskedFigures } from './asked-figures.ts';
import { FigureCourse } from './figure-course.tsx';
import { FigureFilters } from './figure-filters.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { Liabilities } from './liabilities.tsx';
import { NoFigures } from './no-figures.tsx';
import { Parts } from './parts.tsx';
import { TestAccounts } from './test-accounts.tsx';
import { useAsked } from './use-asked.ts';
import styles from './figures.module.css';

/** What the house turned over and kept, by day, and what it owes at this moment. */
export default function FiguresPage() {
  const t = useTranslations('figures-desk');
  const [asked, change] = useAsked();
  const query = { ...queryOf(getFigures, { query: figuresQuery(asked) }), placeholderData: keepPreviousData };
  const { data, error, refetch, isPlaceholderData } = useQuery(query);
  return (
    <Page title={t('title')} lead={t('lead')} actions={<Export asked={asked} />}>
      <FigureFilters asked={asked} games={data?.games.map(({ game }) => game) ?? []} onChange={change} />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={12} />}
      {!error && data && (
        <div className={styles.figures} aria-busy={isPlaceholderData}>
          <TestAccounts asked={asked} players={data.testPlayers} onChange={change} />
          {data.begun ? (
            <>
              <FigureCourse asked={asked} steps={data.steps} />
              <FigureTiles asked={asked} answer={data} onChange={change} />
              <Parts asked={asked} answer={data} onChange={change} />
            </>
          ) : (
            <NoFigures asked={asked} onChange={change} />
          )}
        </div>
      )}
      <Liabilities withTests={asked.withTests} />
    </Page>
  );
}

/** The rows that all this is added up of, as a file. */
function Export({ asked }: { asked: AskedFigures }) {
  const t = useTranslations('figures-desk');
  const { step: _, ...query } = figuresQuery(asked);
  return (
    <a
      className={buttonClass({ size: 'small' })}
      href={`${listFigureDays.path}.csv?${writeSearch(query)}`}
      download
    >
      <Icon name="download" size={16} />
      {t('export')}
    </a>
  );
}
