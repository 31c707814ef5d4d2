import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { LEDGER } from './ledger-list.tsx';

/** The ledger: of a player everything, of the whole house what is no stake and no win. */
export default function LedgerPage() {
  const t = useTranslations('money-desk.ledger');
  const { playerId }: Search = useSearch({ strict: false });
  return (
    <Page title={t('title')} lead={playerId ? t('ofPlayer', { id: playerId }) : t('ofHouse')} width="list">
      <DataList definition={LEDGER} />
    </Page>
  );
}
