import type { ContentDocument, DocumentName } from '@croupier/contract/office/content-desk';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Failure } from '../../../lib/errors/failure.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { blankBody } from './blank-body.ts';
import { DocumentStateBadges } from './content-list.tsx';
import { DocumentDesk } from './document-desk.tsx';
import { documentQuery } from './document-query.ts';
import { nameIn, useNamed, useScopeText } from './document-name.ts';

/** One document: what it says, what was written of it, and what becomes of it. */
export default function DocumentPage() {
  const t = useTranslations('content-desk');
  const name = useNamed();
  if (!name)
    return (
      <Page title={t('one.title')} lead={<Link to="/content">{t('one.all')}</Link>}>
        <p>{t('one.noName')}</p>
      </Page>
    );
  return <Named key={nameIn(name)} name={name} />;
}

function Named({ name }: { name: DocumentName }) {
  const t = useTranslations('content-desk');
  const scopeText = useScopeText();
  const may = useMay();
  const { data, error, refetch } = useQuery(documentQuery(name));
  const kind = t(`choices.kind.${name.kind}`);
  const lead = (
    <>
      <Link to="/content">{t('one.all')}</Link> · {kind} · {name.key} · {scopeText(name.scope)}{' '}
      {data && <DocumentStateBadges document={data} />}
    </>
  );
  return (
    <Page title={data?.title ?? name.key} lead={lead}>
      {data && <DocumentDesk document={data} onLookAgain={() => void refetch()} />}
      {data === null && may('change.content') && (
        <NewDocument name={name} onLookAgain={() => void refetch()} />
      )}
      {data === null && !may('change.content') && <p>{t('one.none')}</p>}
      {data === undefined && error && <Failure error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton lines={10} />}
    </Page>
  );
}

/** What is for a brand or a region begins as what is said to all, else as nothing. */
function NewDocument({ name, onLookAgain }: { name: DocumentName; onLookAgain(): void }) {
  const ofAll = useQuery(documentQuery({ ...name, scope: 'all' }));
  if (ofAll.isPending) return <Skeleton lines={10} />;
  return <DocumentDesk document={nobodysOf(name, ofAll.data)} onLookAgain={onLookAgain} />;
}

const nobodysOf = (name: DocumentName, ofAll: ContentDocument | null | undefined): ContentDocument => ({
  ...{
    ...name,
    title: name.key,
    state: 'draft',
    version: null,
    until: null,
    nextFrom: null,
    latestVersion: 0,
  },
  ...{ draft: true, missing: [], followsShipped: false, changedBy: '', changedAt: '', isShipped: false },
  versions: [],
  body: ofAll?.body ?? blankBody(name.kind),
});
