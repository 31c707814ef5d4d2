import type { Schema } from '@croupier/contract/kit';
import { useTranslations } from 'use-intl';
import { useFaultText } from './fault-text.tsx';
import type { PartProps } from './form-parts.ts';
import { Group } from './group.tsx';
import styles from './schema-form.module.css';

/** Few enough to be shown side by side. */
const NUMBERS_MAX = 12;

/** The choices that an item of a list has; undefined where it may be anything. */
export function choicesIn(items: Schema | undefined): readonly (string | number)[] | undefined {
  if (items?.enum) return items.enum;
  const { type, minimum, maximum } = items ?? {};
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return undefined;
  const count = maximum - minimum + 1;
  return count > NUMBERS_MAX ? undefined : Array.from({ length: count }, (_, index) => minimum + index);
}

/** Any of a few choices. A list that may be left out is, once nothing is chosen. */
export function ChoicesPart({ hands, schema, place, value, label, isRequired }: PartProps) {
  const t = useTranslations('lib.schemaForm');
  const error = useFaultText()(hands, place);
  const choices = choicesIn(schema.items) ?? [];
  const chosen = Array.isArray(value) ? (value as (string | number)[]) : [];
  const toggle = (choice: string | number, isOn: boolean) => {
    const next = choices.filter((each) => (each === choice ? isOn : chosen.includes(each)));
    hands.set(place, next.length === 0 && !isRequired ? undefined : next);
  };
  // Numbers have their words beside the field that they are of.
  const wordOf = (choice: string | number): string => {
    const key = typeof choice === 'number' ? `${String(place.at(-1))}-${choice}` : choice;
    return t.has(`values.${key}`) ? t(`values.${key}`) : String(choice);
  };
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
            {wordOf(choice)}
          </label>
        ))}
      </div>
      {error && <p className={styles.fault}>{error}</p>}
    </Group>
  );
}

/** Yes or no; where it may be left out, also neither. */
export function BooleanPart({ hands, place, value, label, isRequired }: PartProps) {
  const t = useTranslations('lib.schemaForm');
  const error = useFaultText()(hands, place);
  const choices = isRequired ? [true, false] : [undefined, true, false];
  return (
    <Group label={label}>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={String(choice)} className={styles.choice}>
            <input
              type="radio"
              name={[hands.root, ...place].join('/')}
              checked={value === choice}
              onChange={() => hands.set(place, choice)}
            />
            {t(choice === undefined ? 'either' : choice ? 'yes' : 'no')}
          </label>
        ))}
      </div>
      {error && <p className={styles.fault}>{error}</p>}
    </Group>
  );
}
