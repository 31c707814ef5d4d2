import { readProgrammeVersion, type ProgrammeView } from '@croupier/contract/office/programmes-desk';
import { useTranslations } from 'use-intl';
import { call, queryOf } from '../../../lib/api.ts';
import { ComparePart } from '../../../lib/compare/compare-part.tsx';
import styles from './programmes-desk.module.css';

interface CompareVersionsProps {
  readonly programme: ProgrammeView;
  /** The body that is written here and not saved. */
  readonly mine: ProgrammeView['body'] | undefined;
}

/** Compares two versions of a programme: at first the one in force, and what was written last. */
export function CompareVersions({ programme, mine }: CompareVersionsProps) {
  const t = useTranslations('programmes-desk');
  const { kind, code, versions, version: shown, latestVersion: latest } = programme;
  const queryOfVersion = (version: string) => {
    const params = { kind, code, version };
    return {
      queryKey: queryOf(readProgrammeVersion, { params }).queryKey,
      queryFn: ({ signal }: { signal: AbortSignal }) => call(readProgrammeVersion, { params }, signal),
    };
  };
  return (
    <section className={styles.scroll} aria-label={t('history.compare.title')}>
      <h2>{t('history.compare.title')}</h2>
      <ComparePart
        {...{ versions, shown, latest, mine }}
        parts={{ terms: t('form.terms') }}
        queryOf={queryOfVersion}
      />
    </section>
  );
}
