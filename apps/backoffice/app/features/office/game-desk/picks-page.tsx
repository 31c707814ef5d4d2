import { PICK_LISTS, readPicks, type PickList } from '@croupier/contract/office/game-desk';
import type { OutputOf } from '@croupier/contract/kit';
import { Segmented, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { PickEditor } from './pick-editor.tsx';

/** The lists of the lobby whose games people choose. */
export default function PicksPage() {
  const t = useTranslations('game-desk.picks');
  const { data, error, refetch } = useQuery(queryOf(readPicks, {}));
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Picks picks={data} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  );
}

function Picks({ picks }: { picks: OutputOf<typeof readPicks> }) {
  const t = useTranslations('game-desk.picks');
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const list = PICK_LISTS.find((each) => each === search['list']) ?? PICK_LISTS[0];
  const saved = picks.lists.find((each) => each.list === list)!.games;
  return (
    <>
      <Segmented<PickList>
        label={t('which')}
        quietLabel
        value={list}
        options={PICK_LISTS.map((value) => ({ value, label: t(`lists.${value}`) }))}
        onChange={(value) => void navigate({ to: '.', search: { list: value } as never, replace: true })}
      />
      {/* What was saved meanwhile is begun from anew. */}
      <PickEditor key={`${list} ${saved.join()}`} list={list} saved={saved} games={picks.games} />
    </>
  );
}
