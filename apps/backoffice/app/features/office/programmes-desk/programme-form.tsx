import { faultIn, type Fault, type Schema } from '@croupier/contract/kit';
import { useTranslations } from 'use-intl';
import { setAt } from '../../../lib/schema-form/edit-body.ts';
import type { FormHands } from '../../../lib/schema-form/form-parts.ts';
import { LanguagesForm } from '../../../lib/schema-form/languages-form.tsx';
import { SchemaPart } from '../../../lib/schema-form/schema-form.tsx';
import styles from '../../../lib/schema-form/schema-form.module.css';
import { useLabel } from '../../../lib/schema-form/use-label.ts';
import { PicturePicker } from '../picture-desk/picture-picker.tsx';
import { knownKind } from './known-kinds.ts';
import own from './programmes-desk.module.css';

type Body = Record<string, unknown>;

interface ProgrammeFormProps {
  readonly kind: string;
  readonly value: Body;
  /** A line each: where it stands, and what is wrong there. */
  readonly faults: readonly string[];
  onChange(next: Body): void;
}

/** The form of a programme: its kind's own terms before the parts that every programme has. */
const PARTS = ['terms', 'schedule', 'audience', 'caps', 'place', 'picture', 'campaign'] as const;

/** The form that the schema of a kind makes: its terms, when and for whom it is, and its texts in four languages. */
export function ProgrammeForm({ kind, value, faults, onChange }: ProgrammeFormProps) {
  const t = useTranslations('programmes-desk');
  const labelOf = useLabel();
  const schema = knownKind(kind)?.schema as unknown as Schema | undefined;
  if (!schema) return <p>{t('one.noForm')}</p>;
  const told = faults.map(faultIn);
  const { texts, ...parts } = schema.properties!;
  return (
    <div className={styles.editor}>
      <section className={own.parts} aria-label={t('form.terms')}>
        {PARTS.map((name) => (
          <SchemaPart
            key={name}
            hands={handsOf(name, { value, told, onChange })}
            schema={parts[name]!}
            place={[]}
            value={value[name]}
            label={name === 'terms' ? t('form.terms') : labelOf(name)}
            isRequired={schema.required?.includes(name) ?? false}
          />
        ))}
      </section>
      <LanguagesForm
        schema={Object.values(texts!.properties!)[0]!}
        texts={(value['texts'] ?? {}) as Body}
        faults={told}
        root="texts/"
        Picture={PicturePicker}
        onChange={(next) => onChange({ ...value, texts: next })}
      />
    </div>
  );
}

/** Each part of a programme is a form by itself: it stands at its own name. */
const handsOf = (
  name: string,
  { value, told, onChange }: Pick<ProgrammeFormProps, 'value' | 'onChange'> & { told: readonly Fault[] },
): FormHands => ({
  root: name,
  faults: told,
  Picture: PicturePicker,
  set: (place, to) => onChange(setAt(value, [name, ...place], to) as Body),
  reshape: (change) => onChange(setAt(value, [name], change(value[name])) as Body),
});
