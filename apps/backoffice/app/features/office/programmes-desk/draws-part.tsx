import { drawDomainOf } from '@croupier/contract/play/fairness';
import { readDraws, type ProgrammeName, type TableDraws } from '@croupier/contract/office/programmes-desk';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import styles from './programmes-desk.module.css';
import { useDrawnReward } from './use-drawn-reward.ts';

/** How often each place of a programme's tables was drawn and given, beside what is expected. */
export function DrawsPart({ name: { kind, code } }: { name: ProgrammeName }) {
  const t = useTranslations('programmes-desk.draws');
  const { data, error, refetch } = useQuery(
    queryOf(readDraws, { params: { domain: drawDomainOf(kind, code) } }),
  );
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} />;
  // A programme of another kind with the same code is drawn for in the same domain.
  const tables = data.tables.filter((table) => table.kind === kind && table.code === code);
  if (tables.length === 0) return <p>{t('none')}</p>;
  return (
    <div className={styles.desk}>
      <p>{t('lead')}</p>
      {tables.map((table) => (
        <Table key={`${table.version} ${table.tableHash}`} table={table} />
      ))}
    </div>
  );
}

const COLUMNS = ['place', 'reward', 'weight', 'expected', 'drawn', 'given'] as const;

function Table({ table }: { table: TableDraws }) {
  const t = useTranslations('programmes-desk.draws');
  const format = useFormatter();
  const textOf = useDrawnReward();
  const { version, tableHash, draws, forced, firstAt, lastAt, places } = table;
  return (
    <section className={styles.scroll} aria-label={t('title', { version })}>
      <h2>{t('title', { version })}</h2>
      <p>
        {t('count', { count: draws })} <Instant at={firstAt} /> – <Instant at={lastAt} />
      </p>
      {forced > 0 && <p className={styles.faulty}>{t('forced', { count: forced })}</p>}
      <Fit table={table} />
      <table className={styles.table}>
        <caption>
          {t('hash')} <code>{tableHash}</code>
        </caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ place, weight, reward, stock, drawn, expected, given }) => (
            <tr key={place}>
              <th scope="row">{place + 1}</th>
              <td>
                {textOf(reward)} {stock !== null && t('stock', { count: stock })}
              </td>
              <td>{format.number(weight)}</td>
              <td>{format.number(expected, { maximumFractionDigits: 1 })}</td>
              <td>{format.number(drawn)}</td>
              <td>{format.number(given)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Fair draws do worse once in a thousand tables: what is below is looked into. */
const SELDOM = 0.001;

function Fit({ table: { fit, places } }: { table: TableDraws }) {
  const t = useTranslations('programmes-desk.draws');
  const format = useFormatter();
  if (!fit) return <p>{places.length < 2 ? t('onePlace') : t('tooFew')}</p>;
  const { chiSquare, degrees, p } = fit;
  const values = {
    chiSquare: format.number(chiSquare, { maximumFractionDigits: 2 }),
    degrees,
    p: format.number(p, { maximumSignificantDigits: 3 }),
  };
  return (
    <>
      <p>{t('fit', values)}</p>
      <p className={p < SELDOM ? styles.faulty : styles.whole}>{p < SELDOM ? t('odd') : t('fits')}</p>
    </>
  );
}
