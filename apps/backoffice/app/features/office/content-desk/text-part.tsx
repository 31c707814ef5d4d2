import { Field, Select, TextArea } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { useFaultText } from './fault-text.tsx';
import { PictureField } from './picture-field.tsx';
import type { PartProps } from './form-parts.ts';
import { Group } from './group.tsx';
import styles from './schema-form.module.css';

const LETTERS_IN_A_LINE = 30;
const LINES_MAX = 24;

/** One text, number or choice, asked for as its schema says. */
export function TextPart({ hands, schema, place, value, label, isRequired }: PartProps) {
  const t = useTranslations('content-desk');
  const error = useFaultText()(hands, place);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // An empty text that must be there and may be empty is one; else there is none.
  const mayBeEmpty = isRequired && !schema.minLength && !schema.pattern;
  const write = (next: string) => hands.set(place, next === '' && !mayBeEmpty ? emptyOf(place) : next);
  const choices = schema.const === undefined ? schema.enum : [schema.const];
  if (choices)
    return (
      <Select
        label={label}
        value={text}
        hint={error}
        options={[
          { value: '', label: t('form.none') },
          ...choices.map((each) => ({
            value: each,
            label: t.has(`values.${each}`) ? t(`values.${each}`) : each,
          })),
        ]}
        onChange={(event) => write(event.target.value)}
      />
    );
  if (schema.format === 'picture')
    return (
      <div className={styles.part}>
        <PictureField label={label} value={text || undefined} onChange={(next) => write(next ?? '')} />
        {error && <p className={styles.fault}>{error}</p>}
      </div>
    );
  if (schema.type === 'integer')
    return (
      <Field
        type="number"
        step={1}
        label={label}
        value={text}
        error={error}
        onChange={(event) => hands.set(place, wholeOf(event.target.value))}
      />
    );
  if (schema.pattern)
    return <Field label={label} value={text} error={error} onChange={(event) => write(event.target.value)} />;
  return (
    <TextArea
      label={label}
      lang={hands.lang}
      rows={Math.min(LINES_MAX, Math.max(schema.format === 'markdown' ? 4 : 2, linesOf(text)))}
      value={text}
      error={error}
      hint={schema.format === 'markdown' ? t('form.markdown') : undefined}
      onChange={(event) => write(event.target.value)}
    />
  );
}

/** An item of a list stays where it is, empty; a field that is empty is not there. */
const emptyOf = (place: PartProps['place']): '' | undefined =>
  typeof place.at(-1) === 'number' ? '' : undefined;

const wholeOf = (typed: string): number | undefined => {
  const number = Number(typed);
  return typed !== '' && Number.isSafeInteger(number) ? number : undefined;
};

const linesOf = (text: string): number =>
  text.split('\n').reduce((lines, line) => lines + 1 + Math.floor(line.length / LETTERS_IN_A_LINE), 0);

/** Any of a few choices. */
export function ChoicesPart({ hands, schema, place, value, label }: PartProps) {
  const t = useTranslations('content-desk');
  const error = useFaultText()(hands, place);
  const choices = schema.items?.enum ?? [];
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const toggle = (choice: string, isOn: boolean) =>
    hands.set(
      place,
      choices.filter((each) => (each === choice ? isOn : chosen.includes(each))),
    );
  return (
    <Group label={label}>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={(event) => toggle(choice, event.target.checked)}
            />
            {t.has(`values.${choice}`) ? t(`values.${choice}`) : choice}
          </label>
        ))}
      </div>
      {error && <p className={styles.fault}>{error}</p>}
    </Group>
  );
}
