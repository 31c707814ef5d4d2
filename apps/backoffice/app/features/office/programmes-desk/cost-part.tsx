import type { OutputOf } from '@croupier/contract/kit';
import {
  reckonProgramme,
  type CostView,
  type ProgrammeName,
} from '@croupier/contract/office/programmes-desk';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Money } from '../../../lib/format/money.tsx';
import styles from './programmes-desk.module.css';

interface CostPartProps {
  readonly name: ProgrammeName;
  readonly body: Record<string, unknown>;
  /** Half a programme costs nothing that could be told. */
  readonly isWhole: boolean;
}

/** Shows the cost of the programme as it is written: for one player, and for all who may have it. */
export function CostPart({ name: { kind, code }, body, isWhole }: CostPartProps) {
  const t = useTranslations('programmes-desk.cost');
  const { data, error, refetch } = useQuery({
    queryKey: ['programme-cost', kind, code, body],
    queryFn: ({ signal }) => call(reckonProgramme, { params: { kind, code }, body: { body } }, signal),
    enabled: isWhole,
  });
  if (!isWhole) return <p>{t('notWhole')}</p>;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  return (
    <>
      <Overlaps overlaps={data.overlaps} />
      {data.costs.length === 0 ? <p>{t('nothing')}</p> : <Costs costs={data.costs} />}
    </>
  );
}

/** Bonuses that the same deposit could bring. Nothing keeps it from being published: its players have one of them. */
function Overlaps({ overlaps }: Pick<OutputOf<typeof reckonProgramme>, 'overlaps'>) {
  const t = useTranslations('programmes-desk.cost');
  if (overlaps.length === 0) return null;
  return (
    <div className={styles.faulty} role="note">
      <p>{t('overlaps')}</p>
      <ul>
        {overlaps.map(({ code, title, comesFirst }) => (
          <li key={code}>
            <Link to={`/programmes/bonus/${code}`}>{title}</Link>:{' '}
            {t(comesFirst ? 'theirsFirst' : 'thisFirst')}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Costs({ costs }: { costs: readonly CostView[] }) {
  const t = useTranslations('programmes-desk.cost');
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{t('exact')}</caption>
        <thead>
          <tr>
            {(['currency', 'expected', 'worst', 'players', 'allExpected', 'allWorst'] as const).map(
              (column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {costs.map((cost) => (
            <Line key={cost.currency} cost={cost} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ cost: { currency, perPlayer, all } }: { cost: CostView }) {
  const amounts = [perPlayer.expectedMinor, perPlayer.worstMinor, null, all.expectedMinor, all.worstMinor];
  return (
    <tr>
      <th scope="row">{currency}</th>
      {amounts.map((amountMinor, index) => (
        <td key={index}>
          {amountMinor === null ? all.players : <Money amountMinor={amountMinor} currency={currency} />}
        </td>
      ))}
    </tr>
  );
}
