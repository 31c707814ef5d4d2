import {
  LANGUAGE_TAGS,
  LANGUAGES,
  REGION_IDS,
  type Language,
  type RegionId,
} from '@croupier/domain/site/regions';
import { Badge, Segmented, Select, Skeleton } from '@croupier/ui';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Failure } from '../../../lib/errors/failure.tsx';
import { useLabel } from '../../../lib/schema-form/use-label.ts';
import type { Draft } from './draft.ts';
import { isOffered, LOOKS } from './looks.ts';
import { missingTexts, type MissingText } from './missing-texts.ts';
import styles from './programme-preview.module.css';
import { readerOf } from './reader.ts';
import { useSiteWords } from './use-site-words.ts';

interface ProgrammePreviewProps {
  readonly kind: string;
  /** The body as it is written here now, saved or not. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Shows a programme as its player reads it, in each language and region, and says which texts are missing. */
export function ProgrammePreview({ kind, body }: ProgrammePreviewProps) {
  const t = useTranslations('programme-preview');
  const regionOf = useTranslations('programmes-desk');
  const heading = useId();
  const draft = body as Draft;
  const regions = REGION_IDS.filter((id) => draft.audience?.regions?.includes(id) ?? true);
  const [language, setLanguage] = useState<Language>('ua');
  const [chosen, setRegion] = useState<RegionId>();
  const region = regions.find((id) => id === chosen) ?? regions[0] ?? REGION_IDS[0];
  const missing = useMemo(() => missingTexts(draft), [draft]);
  return (
    <section className={styles.preview} aria-labelledby={heading}>
      <h2 id={heading}>{t('title')}</h2>
      <Segmented<Language>
        label={t('language')}
        quietLabel
        value={language}
        options={LANGUAGES.map((each) => ({
          value: each,
          label: <LanguageName language={each} missing={missing[each].length} />,
        }))}
        onChange={setLanguage}
      />
      <Select
        label={t('region')}
        value={region}
        options={(regions.length > 0 ? regions : REGION_IDS).map((id) => ({
          value: id,
          label: regionOf(`choices.region.${id}`),
        }))}
        onChange={(event) => setRegion(event.target.value as RegionId)}
      />
      <Look kind={kind} draft={draft} language={language} region={region} />
      <MissingList missing={missing} />
    </section>
  );
}

function LanguageName({ language, missing }: { language: Language; missing: number }) {
  const t = useTranslations('programme-preview');
  return (
    <>
      {useLabel()(language)}{' '}
      {missing > 0 && (
        <Badge tone="warn">
          {missing}
          <span className="visually-hidden"> {t('missing')}</span>
        </Badge>
      )}
    </>
  );
}

interface LookProps {
  readonly kind: string;
  readonly draft: Draft;
  readonly language: Language;
  readonly region: RegionId;
}

function Look({ kind, draft, language, region }: LookProps) {
  const t = useTranslations('programme-preview');
  const { isPending, error, mayRead, refetch, sayIn } = useSiteWords(kind);
  const Drawn = LOOKS[kind];
  if (!Drawn) return <p>{t('noLook')}</p>;
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (isPending) return <Skeleton lines={6} />;
  const reader = readerOf(language, region, sayIn(language));
  return (
    <>
      {!mayRead && <p className={styles.note}>{t('noWords')}</p>}
      {!isOffered(kind, draft, reader) && <p className={styles.note}>{t('notOffered')}</p>}
      <div className={styles.frame} lang={LANGUAGE_TAGS[language]} role="group" aria-label={t('frame')}>
        <Drawn draft={draft} reader={reader} />
      </div>
      <p className={styles.hint}>{t('leftOut')}</p>
    </>
  );
}

function MissingList({ missing }: { missing: Readonly<Record<Language, readonly MissingText[]>> }) {
  const t = useTranslations('programme-preview');
  const labelOf = useLabel();
  const heading = useId();
  const lacking = LANGUAGES.filter((language) => missing[language].length > 0);
  if (lacking.length === 0) return <p className={styles.whole}>{t('allTexts')}</p>;
  const nameOf = ({ field, number }: MissingText) =>
    number === undefined ? labelOf(field) : `${labelOf(field)} ${number}`;
  return (
    <div className={styles.note}>
      <p id={heading}>{t('someTexts')}</p>
      <ul aria-labelledby={heading}>
        {lacking.map((language) => (
          <li key={language}>
            {labelOf(language)}: {missing[language].map(nameOf).join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
