import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { useListAddress } from '../../../lib/list/use-list-address.ts';
import { useListRows } from '../../../lib/list/use-list-rows.ts';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { LetterDrawer } from './letter-drawer.tsx';
import { LETTERS } from './letter-list.tsx';

/** What the house wrote by e-mail; where there is no mail server, the place to read it. */
export default function LettersPage() {
  const t = useTranslations('letters');
  const { letter }: Search = useSearch({ strict: false });
  return (
    <Page title={t('title')} lead={t('lead')} width="list">
      <DataList definition={LETTERS} />
      {letter && <OpenLetter id={letter} />}
    </Page>
  );
}

/** The letter that the address names, among the rows of the list. */
function OpenLetter({ id }: { id: string }) {
  const { query } = useListAddress(LETTERS);
  const { data, isPending } = useListRows(LETTERS.operation, query);
  const navigate = useNavigate();
  const close = () =>
    void navigate({ to: '.', search: (({ letter: _, ...rest }: Search) => rest) as never, replace: true });
  if (isPending) return null;
  return <LetterDrawer letter={data?.find((each) => each.id === id)} onClose={close} />;
}
