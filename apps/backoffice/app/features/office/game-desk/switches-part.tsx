import type { GameRow, GameSwitch } from '@croupier/contract/office/game-desk';
import { Button } from '@croupier/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useMay } from '../../../lib/me.ts';
import type { Search } from '../../../lib/search-text.ts';
import styles from './game.module.css';
import { useScopeName } from './game-state.tsx';
import { Part } from './part.tsx';
import { scopeOf, SwitchDialog } from './switch-dialog.tsx';

/** Whether the game is on, for whom and when it is not, and the way to change that. The address opens the dialog. */
export function SwitchesPart({ game }: { game: GameRow }) {
  const t = useTranslations('game-desk');
  const may = useMay()('switch.games');
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (next: (now: Search) => Search) =>
    void navigate({ to: '.', search: next as never, replace: true });
  const open = (scope: string) => show((now) => ({ ...now, do: 'switch', scope }));
  return (
    <Part
      title={t('switches.title')}
      actions={
        may && (
          <Button size="small" onClick={() => open(game.switches[0]?.scope ?? 'all')}>
            {t('switch.name')}
          </Button>
        )
      }
    >
      {game.switches.length === 0 ? (
        <p>{t('switches.none')}</p>
      ) : (
        <ul className={styles.parts}>
          {game.switches.map((each) => (
            <li key={each.scope}>
              <Closed closed={each} />
            </li>
          ))}
        </ul>
      )}
      {may && search['do'] === 'switch' && (
        <SwitchDialog
          game={game}
          scope={scopeOf(search['scope'])}
          onClose={() => show(({ do: _, scope: __, ...rest }) => rest)}
        />
      )}
    </Part>
  );
}

function Closed({ closed: { scope, state, from, until, reason } }: { closed: GameSwitch }) {
  const t = useTranslations('game-desk');
  const format = useFormatter();
  const nameOf = useScopeName();
  const momentOf = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const words = [
    t(`switches.${state}`, { where: nameOf(scope) }),
    ...(from ? [t('times.from', { at: momentOf(from) })] : []),
    until ? t('times.until', { at: momentOf(until) }) : t('times.open'),
  ];
  return (
    <>
      {words.join(', ')}: {reason}
    </>
  );
}
