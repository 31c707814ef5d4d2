import type { OutputOf } from '@croupier/contract/kit';
import type { Profile } from '@croupier/contract/people/players';
import type { Document, listDocuments } from '@croupier/contract/people/documents';
import { type DocumentKind } from '@croupier/domain/people/documents';
import { ErrorState } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useNudge } from '../../../lib/live/live.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { placesOfPlayer } from '../../../lib/rules.ts';
import { PROFILE_KEY, useProfile } from '../../../lib/session.ts';
import { Page } from '../../../pages/page.tsx';
import { AccountMissing } from '../personal/account-missing.tsx';
import type { Route } from './+types/documents-page';
import { BringDocument } from './bring-document.tsx';
import { DocumentList } from './document-list.tsx';
import styles from './documents.module.css';
import { documentsQuery } from './documents-queries.ts';
import { Standing } from './standing.tsx';
import { useWantedAnew } from './use-wanted-anew.ts';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'documents.meta', { index: false });

/** What a player shows of themselves: how far it has taken them, a document more, and what became of each. */
export default function DocumentsPage() {
  const t = useTranslations('documents');
  const profile = useProfile();
  const client = useQueryClient();
  const { data, isPending, refetch } = useQuery(documentsQuery);
  useNudge('document', () => {
    void askAnew(client, { queryKey: documentsQuery.queryKey });
    void askAnew(client, { queryKey: PROFILE_KEY });
  });
  if (!profile) return <AccountMissing />;
  return (
    <Page title={t('title')} lead={t('lead')}>
      {isPending ? (
        <ListSkeleton rows={5} />
      ) : !data ? (
        <ErrorState
          title={t('errorTitle')}
          text={t('errorText')}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Shown data={data} profile={profile} />
      )}
    </Page>
  );
}

/** Whoever wants to send something again is led to where it is brought, with its kind chosen. */
function Shown({ data, profile }: { data: OutputOf<typeof listDocuments>; profile: Profile }) {
  const { documents, canDocUpload: mayUpload } = data;
  const [wanted] = useWantedAnew(documents);
  const [chosen, setChosen] = useState<DocumentKind>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isBringing = documents.some(({ state }) => state === 'draft');
  const again = ({ kind }: Document) => {
    setChosen(kind);
    heading.current?.focus();
  };
  return (
    <div className={styles.page}>
      <Standing {...data} places={placesOfPlayer(profile)} />
      <BringDocument
        {...{ documents, mayUpload, heading }}
        form={profile}
        chosen={chosen ?? wanted?.kind ?? 'passport'}
        onChoose={setChosen}
      />
      <DocumentList
        documents={documents.filter(({ state }) => state !== 'draft')}
        onAgain={mayUpload && !isBringing ? again : undefined}
      />
    </div>
  );
}
