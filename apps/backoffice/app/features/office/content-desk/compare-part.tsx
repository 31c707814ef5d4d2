import { readContentVersion, type ContentDocument } from '@croupier/contract/office/content-desk';
import type { EditedBody } from '@croupier/contract/site/content/kinds';
import { Select, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { BodyDifference } from './body-difference.tsx';
import styles from './content-desk.module.css';
import { useWhoText } from './document-name.ts';

/** What is written here and not saved, beside the versions. */
const MINE = 'mine';

interface ComparePartProps {
  document: ContentDocument;
  mine: EditedBody | undefined;
}

/** Any two versions, and where they differ. At first: what is shown, and what was written last. */
export function ComparePart({ document, mine }: ComparePartProps) {
  const t = useTranslations('content-desk.compare');
  const whoOf = useWhoText();
  const { versions, version: shown, latestVersion } = document;
  const first = String(shown ?? versions.at(-1)?.version ?? MINE);
  const [before, setBefore] = useState(first);
  const [after, setAfter] = useState(mine ? MINE : String(latestVersion || MINE));
  if (versions.length === 0) return <p>{t('none')}</p>;
  const options = [
    ...(mine ? [{ value: MINE, label: t('mine') }] : []),
    ...versions.map(({ version, savedBy }) => ({
      value: String(version),
      label: t('version', { version, name: whoOf(savedBy) }),
    })),
  ];
  return (
    <div className={styles.compare}>
      <div className={styles.sides}>
        <Select
          label={t('before')}
          value={before}
          options={options}
          onChange={(e) => setBefore(e.target.value)}
        />
        <Select
          label={t('after')}
          value={after}
          options={options}
          onChange={(e) => setAfter(e.target.value)}
        />
      </div>
      <Compared document={document} before={before} after={after} mine={mine} />
    </div>
  );
}

function Compared(props: ComparePartProps & { before: string; after: string }) {
  const { document, before, after, mine } = props;
  const one = useBody(document, before, mine);
  const other = useBody(document, after, mine);
  const failed = one.error ?? other.error;
  if (failed)
    return <Failure error={failed} onRetry={() => void Promise.all([one.refetch(), other.refetch()])} />;
  if (!one.body || !other.body) return <Skeleton lines={6} />;
  return <BodyDifference before={one.body} after={other.body} />;
}

/** A version never says anything else: it is read once. */
function useBody({ kind, key, scope }: ContentDocument, chosen: string, mine: EditedBody | undefined) {
  const params = { kind, key, scope, version: chosen };
  const { data, error, refetch } = useQuery({
    ...queryOf(readContentVersion, { params }),
    enabled: chosen !== MINE,
    staleTime: Infinity,
  });
  return { body: chosen === MINE ? mine : data?.body, error, refetch };
}
