import {
  reckonProgramme,
  type CostView,
  type ProgrammeName,
} from '@croupier/contract/office/programmes-desk';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
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
  if (data.costs.length === 0) return <p>{t('nothing')}</p>;
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
          {data.costs.map((cost) => (
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
