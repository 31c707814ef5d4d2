import { Select, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Failure } from '../errors/failure.tsx';
import { BodyDifference } from './body-difference.tsx';
import styles from './compare.module.css';
import { useWhoText } from './use-who-text.ts';

/** The choice of what is written here and not saved, beside the versions. */
const MINE = 'mine';

/** The query of what one version says. */
interface VersionQuery {
  readonly queryKey: readonly unknown[];
  queryFn(context: { readonly signal: AbortSignal }): Promise<{ readonly body: object }>;
}

interface ComparePartProps {
  /** Newest first. */
  readonly versions: readonly { readonly version: number; readonly savedBy: string }[];
  /** The one that players see; null: none. */
  readonly shown: number | null;
  /** 0: none. */
  readonly latest: number;
  /** The body that is written here and not saved. */
  readonly mine: object | undefined;
  /** Names of parts of a body, see `BodyDifference`. */
  readonly parts: Readonly<Record<string, string>>;
  queryOf(version: string): VersionQuery;
}

/** Compares any two versions. At first: what is shown, and what was written last. */
export function ComparePart(props: ComparePartProps) {
  const { versions, shown, latest, mine } = props;
  const t = useTranslations('lib.compare');
  const whoOf = useWhoText();
  const [before, setBefore] = useState(String(shown ?? versions.at(-1)?.version ?? MINE));
  const [after, setAfter] = useState(mine ? MINE : String(latest || MINE));
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
      <Compared {...props} before={before} after={after} />
    </div>
  );
}

function Compared(props: ComparePartProps & { before: string; after: string }) {
  const { before, after, parts } = props;
  const one = useBody(props, before);
  const other = useBody(props, after);
  const failed = one.error ?? other.error;
  if (failed)
    return <Failure error={failed} onRetry={() => void Promise.all([one.refetch(), other.refetch()])} />;
  if (!one.body || !other.body) return <Skeleton lines={6} />;
  return <BodyDifference before={one.body} after={other.body} parts={parts} />;
}

/** A version never says anything else: it is read once. */
function useBody({ queryOf, mine }: Pick<ComparePartProps, 'queryOf' | 'mine'>, chosen: string) {
  const { data, error, refetch } = useQuery({
    ...queryOf(chosen),
    enabled: chosen !== MINE,
    staleTime: Infinity,
  });
  return { body: chosen === MINE ? mine : data?.body, error, refetch };
}
