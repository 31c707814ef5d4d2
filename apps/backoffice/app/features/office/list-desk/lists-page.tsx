import { readLobbyLayouts } from '@croupier/contract/office/list-desk';
import { SWITCH_SCOPES } from '@croupier/domain/play/catalog';
import { Select, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { useScopeName } from '../game-desk/game-state.tsx';
import { scopeOf } from '../game-desk/switch-dialog.tsx';
import { LayoutEditor } from './layout-editor.tsx';

/** The order of the lobby's lists and genres, and the games that come first in them: for everybody, a region or a brand. */
export default function ListsPage() {
  const t = useTranslations('list-desk');
  const nameOf = useScopeName();
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(queryOf(readLobbyLayouts, {}));
  const scope = scopeOf(search['for']);
  const saved = data?.layouts.find((each) => each.scope === scope)?.layout ?? null;
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <Select
        label={t('scope')}
        hint={t('scopeHint')}
        value={scope}
        options={SWITCH_SCOPES.map((value) => ({ value, label: nameOf(value) }))}
        onChange={(event) =>
          void navigate({ to: '.', search: { for: event.target.value } as never, replace: true })
        }
      />
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        // What was saved meanwhile is begun from anew.
        <LayoutEditor key={`${scope} ${JSON.stringify(saved)}`} scope={scope} saved={saved} desk={data} />
      ) : (
        <Skeleton lines={10} />
      )}
    </Page>
  );
}
