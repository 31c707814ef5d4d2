import { CONTENT_KINDS, faultIn, type EditedBody, type Schema } from '@croupier/contract/site/content/kinds';
import { useTranslations } from 'use-intl';
import type { BodyEditorProps } from './body-editor-props.ts';
import { setAt } from '../../../lib/schema-form/edit-body.ts';
import type { FormHands } from '../../../lib/schema-form/form-parts.ts';
import { LanguagesForm } from '../../../lib/schema-form/languages-form.tsx';
import { SchemaFields } from '../../../lib/schema-form/schema-form.tsx';
import styles from '../../../lib/schema-form/schema-form.module.css';
import { PictureField } from './picture-field.tsx';

/** The form that the schema of a kind makes: facts once, and the languages side by side, one at a time where it is narrow. */
export function SchemaBodyEditor({ kind, value, onChange, faults }: BodyEditorProps) {
  const t = useTranslations('content-desk');
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
        <LanguagesForm
          schema={schemas.text}
          texts={value.texts}
          faults={told}
          Picture={PictureField}
          onChange={(next) => onChange({ ...value, texts: next as EditedBody['texts'] })}
        />
      )}
    </div>
  );
}
