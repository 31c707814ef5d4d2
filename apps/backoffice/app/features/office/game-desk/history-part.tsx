import type { GameDesk } from '@croupier/contract/office/game-desk';
import type { SwitchScope } from '@croupier/domain/play/catalog';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMay } from '../../../lib/me.ts';
import { useScopeName } from './game-state.tsx';
import { Part, Table } from './part.tsx';

/** Who switched the game, when and why, as the audit log has it. */
export function HistoryPart({ code, history }: { code: string; history: GameDesk['history'] }) {
  const t = useTranslations('game-desk');
  const may = useMay();
  const audit = may('read.audit') && (
    <Link to="/audit" search={{ subjectKind: 'game', subjectId: code } as never}>
      {t('history.audit')}
    </Link>
  );
  if (history.length === 0)
    return (
      <Part title={t('history.title')}>
        <p>{t('history.none')}</p>
      </Part>
    );
  const columns = ['at', 'operator', 'what', 'reason'].map((name) => ({ name: t(`history.${name}`) }));
  return (
    <Part title={t('history.title')} actions={audit}>
      <Table label={t('history.title')} columns={columns}>
        {history.map((entry) => (
          <tr key={entry.position}>
            <td>
              <Instant at={entry.at} />
            </td>
            <td>{entry.operator}</td>
            <td>
              <What entry={entry} />
            </td>
            <td>{entry.reason}</td>
          </tr>
        ))}
      </Table>
    </Part>
  );
}

/** What `switch.game` and `declare.maximum-win` write down. */
interface Written {
  readonly scope?: SwitchScope;
  readonly state?: 'open' | 'closed';
  readonly from?: string | null;
  readonly until?: string | null;
  readonly stakes?: number | null;
}

function What({ entry }: { entry: GameDesk['history'][number] }) {
  const t = useTranslations('game-desk');
  const format = useFormatter();
  const nameOf = useScopeName();
  const after = (entry.after ?? {}) as Written;
  const momentOf = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  if (entry.act === 'declare.maximum-win')
    return (
      <>{after.stakes ? t('history.maximumWin', { stakes: after.stakes }) : t('history.noMaximumWin')}</>
    );
  if (entry.act !== 'switch.game' || !after.scope) return <>{entry.act}</>;
  const words = [
    t(`history.${after.state ?? 'open'}`, { where: nameOf(after.scope) }),
    ...(after.from ? [t('times.from', { at: momentOf(after.from) })] : []),
    ...(after.until ? [t('times.until', { at: momentOf(after.until) })] : []),
  ];
  return <>{words.join(', ')}</>;
}
