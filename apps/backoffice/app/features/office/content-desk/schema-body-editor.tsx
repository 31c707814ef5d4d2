import {
  CONTENT_KINDS,
  faultIn,
  type EditedBody,
  type Fault,
  type Schema,
} from '@croupier/contract/site/content/kinds';
import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { Badge, Segmented } from '@croupier/ui';
import { useState, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { BodyEditorProps } from './body-editor-props.ts';
import { setAt } from '../../../lib/schema-form/edit-body.ts';
import { FaultsAt } from '../../../lib/schema-form/fault-text.tsx';
import type { FormHands } from '../../../lib/schema-form/form-parts.ts';
import { SchemaFields } from '../../../lib/schema-form/schema-form.tsx';
import styles from '../../../lib/schema-form/schema-form.module.css';
import { PictureField } from './picture-field.tsx';

/** The form that the schema of a kind makes: facts once, and the languages side by side, one at a time where it is narrow. */
export function SchemaBodyEditor({ kind, value, onChange, faults }: BodyEditorProps) {
  const t = useTranslations('content-desk');
  const [shown, setShown] = useState<Language>('ua');
  const schemas = CONTENT_KINDS[kind] as { facts: Schema; text: Schema };
  const told = faults.map(faultIn);
  const ofFacts: FormHands = {
    root: 'facts',
    faults: told,
    Picture: PictureField,
    set: (place, to) => onChange(setAt(value, ['facts', ...place], to) as EditedBody),
    reshape: (change) => onChange({ ...value, facts: change(value.facts) as EditedBody['facts'] }),
  };
  const hasFacts = Object.keys(schemas.facts.properties ?? {}).length > 0;
  const texts = Object.keys(schemas.text.properties ?? {}).length;
  return (
    <div className={styles.editor}>
      {hasFacts && (
        <section className={styles.facts} aria-label={t('form.facts')}>
          <SchemaFields hands={ofFacts} schema={schemas.facts} place={[]} value={value.facts} />
        </section>
      )}
      {texts > 0 && (
        <>
          <div className={styles.oneOf}>
            <Segmented<Language>
              label={t('form.language')}
              quietLabel
              value={shown}
              options={LANGUAGES.map((each) => ({
                value: each,
                label: <Head language={each} faults={told} />,
              }))}
              onChange={setShown}
            />
          </div>
          <div className={styles.languages} style={{ '--rows': texts + 1 } as CSSProperties}>
            {LANGUAGES.map((language) => (
              <section
                key={language}
                className={styles.language}
                data-shown={language === shown || undefined}
                aria-label={t(`languages.${language}`)}
              >
                <header className={styles.head}>
                  <h2>
                    <Head language={language} faults={told} />
                  </h2>
                  <FaultsAt hands={handsOf(language, { value, onChange, faults: told })} place={[]} />
                </header>
                <SchemaFields
                  hands={handsOf(language, { value, onChange, faults: told })}
                  schema={schemas.text}
                  place={[]}
                  value={value.texts[language]}
                />
              </section>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** As browsers call them, which look at the spelling by it. */
const LOCALES = { ua: 'uk', ru: 'ru', en: 'en', kk: 'kk' } as const satisfies Record<Language, string>;

interface Edited {
  value: EditedBody;
  onChange(next: EditedBody): void;
  faults: readonly Fault[];
}

const handsOf = (language: Language, { value, onChange, faults }: Edited): FormHands => ({
  root: language,
  lang: LOCALES[language],
  faults,
  Picture: PictureField,
  set: (place, to) => onChange(setAt(value, ['texts', language, ...place], to) as EditedBody),
  reshape: (change) => {
    const texts = LANGUAGES.map((each) => [each, change(value.texts[each])]);
    onChange({ ...value, texts: Object.fromEntries(texts) as EditedBody['texts'] });
  },
});

/** A language, and how much is wrong in it. */
function Head({ language, faults }: { language: Language; faults: readonly Fault[] }) {
  const t = useTranslations('content-desk');
  const count = faults.filter(({ at }) => at === language || at.startsWith(`${language}/`)).length;
  return (
    <>
      {t(`languages.${language}`)}{' '}
      {count > 0 && (
        <Badge tone="warn">
          {count}
          <span className="visually-hidden"> {t('form.wrong')}</span>
        </Badge>
      )}
    </>
  );
}
