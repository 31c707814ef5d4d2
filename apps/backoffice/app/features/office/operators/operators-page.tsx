import { Button } from '@croupier/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { DataList } from '../../../lib/list/data-list.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { OPERATORS } from './operator-list.tsx';

/** Who works here, and the way to invite somebody. */
export default function OperatorsPage() {
  const t = useTranslations('operators');
  const mayChange = useMay()('change.operators');
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (next: (now: Search) => Search) =>
    void navigate({ to: '.', search: next as never, replace: true });
  return (
    <Page
      title={t('title')}
      width="list"
      actions={
        mayChange && (
          <Button
            look="primary"
            size="small"
            icon={<Icon name="plus" size={16} />}
            onClick={() => show((now) => ({ ...now, do: 'invite' }))}
          >
            {t('acts.invite')}
          </Button>
        )
      }
    >
      <DataList definition={OPERATORS} />
      {mayChange && search['do'] === 'invite' && (
        <InviteDialog onClose={() => show(({ do: _, ...rest }) => rest)} />
      )}
    </Page>
  );
}
