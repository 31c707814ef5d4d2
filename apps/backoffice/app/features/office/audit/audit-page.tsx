import { readAuditEntry } from '@croupier/contract/office/audit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { AUDIT } from './audit-list.tsx';
import { EntryDrawer } from './entry-drawer.tsx';

/** What was done in the office, by whom and why. */
export default function AuditPage() {
  const t = useTranslations('audit');
  const { entry }: Search = useSearch({ strict: false });
  return (
    <Page title={t('title')} lead={t('lead')} width="list">
      <DataList definition={AUDIT} />
      {entry && <OpenEntry position={entry} />}
    </Page>
  );
}

/** The entry that the address names, whether the list has it or not. */
function OpenEntry({ position }: { position: string }) {
  const { data, isPending } = useQuery(queryOf(readAuditEntry, { params: { position } }));
  const navigate = useNavigate();
  const close = () =>
    void navigate({ to: '.', search: (({ entry: _, ...rest }: Search) => rest) as never, replace: true });
  if (isPending) return null;
  return <EntryDrawer entry={data} onClose={close} />;
}
