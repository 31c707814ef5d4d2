import { makePreview } from '@croupier/contract/office/preview-desk';
import { BRANDS, BRAND_IDENTITIES, type Brand } from '@croupier/domain/site/brands';
import {
  LANGUAGES,
  REGION_IDS,
  THEMES,
  type Language,
  type RegionId,
  type Theme,
} from '@croupier/domain/site/regions';
import { Button, Dialog, Field, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { LookSelect } from './look-select.tsx';
import { PreviewLink } from './preview-link.tsx';
import styles from './preview.module.css';

interface Previewed {
  readonly kind: string;
  readonly documentKey: string;
  readonly scope: string;
  readonly version: number;
}

interface Look {
  readonly language: Language;
  readonly region: RegionId;
  readonly theme: Theme;
  readonly brand: Brand;
  readonly path: string;
}

/** Asks how the site is to be shown, and gives a link that shows it so. */
export function PreviewDialog({ onClose, ...previewed }: Previewed & { onClose(): void }) {
  const t = useTranslations('preview-desk');
  const textOf = useErrorText();
  const { regions, languages, themes, brands } = useChoices();
  const form = useId();
  const [look, setLook] = useState(() => firstLook(previewed));
  const made = useMutation({
    mutationFn: () => {
      const { documentKey: key, ...document } = previewed;
      return call(makePreview, { body: { ...document, key, ...look, path: look.path.trim() || '/' } });
    },
  });
  const change = (part: Partial<Look>) => {
    setLook((now) => ({ ...now, ...part }));
    made.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!made.isPending) made.mutate();
  };
  return (
    <Dialog
      title={t('title', { version: previewed.version })}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button look={made.data ? 'quiet' : 'primary'} type="submit" form={form} busy={made.isPending}>
          {t('make')}
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <p>{t('lead')}</p>
        <div className={styles.choices}>
          <LookSelect {...regions} value={look.region} onChange={(region) => change({ region })} />
          <LookSelect {...languages} value={look.language} onChange={(language) => change({ language })} />
          <LookSelect {...themes} value={look.theme} onChange={(theme) => change({ theme })} />
          <LookSelect {...brands} value={look.brand} onChange={(brand) => change({ brand })} />
        </div>
        <Field
          label={t('path')}
          hint={t('pathHint')}
          value={look.path}
          spellCheck={false}
          onChange={(event) => change({ path: event.target.value })}
        />
        <FormFailure>{made.error ? textOf(made.error) : null}</FormFailure>
        {made.data && <PreviewLink {...made.data} />}
      </form>
    </Dialog>
  );
}

/** What there is to choose from, and what each is called. */
function useChoices() {
  const t = useTranslations('preview-desk');
  const said = useTranslations('content-desk');
  return {
    regions: {
      label: t('region'),
      values: REGION_IDS,
      labelOf: (id: RegionId) => said(`choices.scope.${id}`),
    },
    languages: {
      label: t('language'),
      values: LANGUAGES,
      labelOf: (id: Language) => said(`languages.${id}`),
    },
    themes: { label: t('theme'), values: THEMES, labelOf: (id: Theme) => t(`themes.${id}`) },
    brands: { label: t('brand'), values: BRANDS, labelOf: (id: Brand) => BRAND_IDENTITIES[id].name },
  };
}

/** Whom the document is for sees it first. */
function firstLook({ kind, documentKey, scope }: Previewed): Look {
  return {
    language: 'ua',
    region: REGION_IDS.find((id) => id === scope) ?? 'UA',
    theme: 'white',
    brand: BRANDS.find((id) => id === scope) ?? 'rino',
    path: pathOf(kind, documentKey),
  };
}

/** Where a document is most likely seen. A page that has an address of its own is led on to it by the site. */
function pathOf(kind: string, key: string): string {
  if (kind === 'page') return `/pages/${key}`;
  return kind === 'promotion' ? `/promotions/${key}` : '/';
}
