import { previewNotice } from '@croupier/contract/office/outbox-desk';
import { faultIn, faultsOf, type EditedBody, type NoticeText } from '@croupier/contract/site/content/kinds';
import { isNoticeKind, type NoticeKind } from '@croupier/domain/people/notices';
import { BRAND_IDENTITIES, BRANDS, type Brand } from '@croupier/domain/site/brands';
import { LANGUAGES, REGION_IDS, type Language, type RegionId } from '@croupier/domain/site/regions';
import { Button, Dialog, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Icon } from '../../../lib/icon/icon.tsx';
import { LookSelect } from '../preview-desk/look-select.tsx';
import { LetterFrame } from './letter-frame.tsx';
import styles from './outbox.module.css';

interface NoticePreviewProps {
  /** The document's key. */
  readonly kind: string;
  /** As it is written here now. */
  readonly body: EditedBody;
  /** `all`, a brand or a region. */
  readonly scope: string;
}

/** Shows a notice as players will get it. */
export function NoticePreviewButton({ kind, ...previewed }: NoticePreviewProps) {
  const t = useTranslations('outbox-desk.preview');
  const [isOpen, setOpen] = useState(false);
  if (!isNoticeKind(kind)) return null;
  return (
    <>
      <Button icon={<Icon name="eye" size={16} />} onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {isOpen && <NoticePreview kind={kind} {...previewed} onClose={() => setOpen(false)} />}
    </>
  );
}

function NoticePreview({
  kind,
  body,
  scope,
  onClose,
}: Omit<NoticePreviewProps, 'kind'> & { kind: NoticeKind; onClose(): void }) {
  const t = useTranslations('outbox-desk.preview');
  const said = useTranslations('content-desk');
  const look = useTranslations('preview-desk');
  const [language, setLanguage] = useState<Language>('ua');
  const [brand, setBrand] = useState<Brand>(BRANDS.find((each) => each === scope) ?? 'rino');
  const [region, setRegion] = useState<RegionId>(REGION_IDS.find((each) => each === scope) ?? 'UA');
  const text = body.texts[language] as NoticeText;
  const isWhole = !faultsOf('notice', body, kind).some((line) => isOf(language, faultIn(line).at));
  const query = {
    ...queryOf(previewNotice, { body: { kind, text, language, brand, region } }),
    enabled: isWhole,
  };
  const { data, error, refetch } = useQuery(query);
  return (
    <Dialog title={t('title')} closeLabel={t('close')} size="side" onClose={onClose}>
      <div className={styles.message}>
        <div className={styles.looks}>
          <LookSelect<Language>
            label={t('language')}
            values={LANGUAGES}
            value={language}
            labelOf={(id: Language) => said(`languages.${id}`)}
            onChange={setLanguage}
          />
          <LookSelect<Brand>
            label={look('brand')}
            values={BRANDS}
            value={brand}
            labelOf={(id: Brand) => BRAND_IDENTITIES[id].name}
            onChange={setBrand}
          />
          <LookSelect<RegionId>
            label={look('region')}
            values={REGION_IDS}
            value={region}
            labelOf={(id: RegionId) => said(`choices.scope.${id}`)}
            onChange={setRegion}
          />
        </div>
        <p className={styles.head}>{t('examples')}</p>
        {!isWhole ? (
          <p role="status">{t('notWhole')}</p>
        ) : error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <>
            <dl className={styles.lines}>
              <dt>{t('subject')}</dt>
              <dd>{data.subject}</dd>
              <dt>{t('short')}</dt>
              <dd>{data.short}</dd>
            </dl>
            <LetterFrame html={data.html} title={t('title')} />
          </>
        ) : (
          <Skeleton lines={6} />
        )}
      </div>
    </Dialog>
  );
}

const isOf = (language: Language, at: string): boolean => `${at}/`.startsWith(`${language}/`);
