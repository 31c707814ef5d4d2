import { listApprovals, readApproval } from '@croupier/contract/office/approvals';
import { buttonClass } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { ApprovalDrawer } from './approval-drawer.tsx';
import { APPROVALS } from './approval-list.tsx';

/** Four eyes: what one person asks for and another carries out. */
export default function ApprovalsPage() {
  const t = useTranslations('approvals');
  const { request }: Search = useSearch({ strict: false });
  const limits = (
    <Link to="/approvals/limits" className={buttonClass({ size: 'small' })}>
      {t('limits.title')}
    </Link>
  );
  return (
    <Page title={t('title')} lead={t('lead')} width="list" actions={limits}>
      <DataList definition={APPROVALS} />
      {request && <OpenRequest id={request} />}
    </Page>
  );
}

/** The request that the address names, whether the list has it or not. */
function OpenRequest({ id }: { id: string }) {
  const { data, isPending } = useQuery({
    // Read anew with whatever changes the list.
    queryKey: [listApprovals.path, 'one', id],
    queryFn: ({ signal }) => call(readApproval, { params: { id } }, signal),
  });
  const navigate = useNavigate();
  const close = () =>
    void navigate({ to: '.', search: (({ request: _, ...rest }: Search) => rest) as never, replace: true });
  if (isPending) return null;
  return <ApprovalDrawer approval={data} onClose={close} />;
}
