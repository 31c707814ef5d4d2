import { Field, Select, TextArea } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { DateField } from '../date-field/date-field.tsx';
import { useFaultText } from './fault-text.tsx';
import type { PartProps } from './form-parts.ts';
import styles from './schema-form.module.css';

const LETTERS_IN_A_LINE = 30;
const LINES_MAX = 24;

/** One text, number or choice, asked for as its schema says. */
export function TextPart({ hands, schema, place, value, label, isRequired }: PartProps) {
  const t = useTranslations('lib.schemaForm');
  const error = useFaultText()(hands, place);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // An empty text that must be there and may be empty is one; else there is none.
  const mayBeEmpty =
    isRequired && !schema.minLength && (!schema.pattern || new RegExp(schema.pattern).test(''));
  const write = (next: string) => hands.set(place, next === '' && !mayBeEmpty ? emptyOf(place) : next);
  const choices = schema.const === undefined ? schema.enum : [schema.const];
  if (choices)
    return (
      <Select
        label={label}
        value={text}
        hint={error}
        options={[
          { value: '', label: t('none') },
          ...choices.map((each) => ({
            value: each,
            label: t.has(`values.${each}`) ? t(`values.${each}`) : each,
          })),
        ]}
        onChange={(event) => write(event.target.value)}
      />
    );
  const { Picture } = hands;
  if (schema.format === 'picture' && Picture)
    return (
      <div className={styles.part}>
        <Picture label={label} value={text || undefined} onChange={(next) => write(next ?? '')} />
        {error && <p className={styles.fault}>{error}</p>}
      </div>
    );
  if (schema.type === 'integer')
    return (
      <Field
        type="number"
        step={1}
        min={schema.minimum}
        max={schema.maximum}
        label={label}
        value={text}
        error={error}
        onChange={(event) => hands.set(place, wholeOf(event.target.value))}
      />
    );
  if (schema.format === 'local-time')
    return <DateField withTime label={label} value={text} error={error} onChange={write} />;
  if (schema.pattern)
    return <Field label={label} value={text} error={error} onChange={(event) => write(event.target.value)} />;
  return (
    <TextArea
      label={label}
      lang={hands.lang}
      rows={Math.min(LINES_MAX, Math.max(schema.format === 'markdown' ? 4 : 2, linesOf(text)))}
      value={text}
      error={error}
      hint={schema.format === 'markdown' ? t('markdown') : undefined}
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
