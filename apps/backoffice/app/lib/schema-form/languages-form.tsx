import type { Fault, Schema } from '@croupier/contract/kit';
import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { Badge, Segmented } from '@croupier/ui';
import { useState, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { setAt } from './edit-body.ts';
import { FaultsAt } from './fault-text.tsx';
import type { FormHands } from './form-parts.ts';
import { SchemaFields } from './schema-form.tsx';
import styles from './schema-form.module.css';

interface LanguagesFormProps {
  /** The texts by language. */
  readonly schema: Schema;
  readonly texts: Readonly<Partial<Record<Language, unknown>>>;
  readonly faults: readonly Fault[];
  /** Path before a language where a fault is told: `texts/`. */
  readonly root?: string;
  readonly Picture?: FormHands['Picture'];
  onChange(texts: Readonly<Record<string, unknown>>): void;
}

/** The languages side by side, one at a time where it is narrow. What comes, goes or moves does so in all of them. */
export function LanguagesForm(props: LanguagesFormProps) {
  const { schema, texts, faults, root = '' } = props;
  const t = useTranslations('lib.schemaForm');
  const [shown, setShown] = useState<Language>('ua');
  const rows = Object.keys(schema.properties ?? {}).length + 1;
  return (
    <>
      <div className={styles.oneOf}>
        <Segmented<Language>
          label={t('language')}
          quietLabel
          value={shown}
          options={LANGUAGES.map((each) => ({
            value: each,
            label: <Head language={each} faults={faults} root={root} />,
          }))}
          onChange={setShown}
        />
      </div>
      <div className={styles.languages} style={{ '--rows': rows } as CSSProperties}>
        {LANGUAGES.map((language) => (
          <section
            key={language}
            className={styles.language}
            data-shown={language === shown || undefined}
            aria-label={t(`fields.${language}`)}
          >
            <header className={styles.head}>
              <h2>
                <Head language={language} faults={faults} root={root} />
              </h2>
              <FaultsAt hands={handsOf(language, props)} place={[]} />
            </header>
            <SchemaFields
              hands={handsOf(language, props)}
              schema={schema}
              place={[]}
              value={texts[language]}
            />
          </section>
        ))}
      </div>
    </>
  );
}

/** As browsers call them, which look at the spelling by it. */
const LOCALES = { ua: 'uk', ru: 'ru', en: 'en', kk: 'kk' } as const satisfies Record<Language, string>;

const handsOf = (
  language: Language,
  { texts, faults, root = '', Picture, onChange }: LanguagesFormProps,
): FormHands => ({
  root: `${root}${language}`,
  lang: LOCALES[language],
  faults,
  ...(Picture && { Picture }),
  set: (place, to) => onChange(setAt(texts, [language, ...place], to) as Record<string, unknown>),
  reshape: (change) => onChange(Object.fromEntries(LANGUAGES.map((each) => [each, change(texts[each])]))),
});

/** A language, and how much is wrong in it. */
function Head({ language, faults, root }: { language: Language; faults: readonly Fault[]; root: string }) {
  const t = useTranslations('lib.schemaForm');
  const own = `${root}${language}`;
  const count = faults.filter(({ at }) => at === own || at.startsWith(`${own}/`)).length;
  return (
    <>
      {t(`fields.${language}`)}{' '}
      {count > 0 && (
        <Badge tone="warn">
          {count}
          <span className="visually-hidden"> {t('wrong')}</span>
        </Badge>
      )}
    </>
  );
}
