import { Field, IconButton } from '@croupier/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import { Group } from '../schema-form/group.tsx';
import styles from './picker.module.css';

/** Something that may be picked; `detail` tells apart what has the same name. */
export interface Pickable {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

interface PickerProps {
  readonly label: string;
  /** Label of the field that finds something. */
  readonly searchLabel: string;
  readonly hint?: string;
  /** Ids of what is picked, in their order. */
  readonly values: readonly string[];
  readonly most: number;
  readonly text: string;
  /** Found by the text, best first; undefined while it is looked for, or where there is no text. */
  readonly found: readonly Pickable[] | undefined;
  /** Said where nothing is found. */
  readonly none: string;
  /** Fault of the whole list, or of finding; empty where nothing is. */
  readonly error: string;
  /** The picked thing, and what is wrong with it. */
  pickedOf(id: string, index: number): Pickable & { readonly fault: string };
  onText(text: string): void;
  onChange(values: readonly string[]): void;
}

/** Picks several things by their names: typed, chosen with the arrows and Enter or a press, taken out one by one. */
export function Picker(props: PickerProps) {
  const { label, values, most, pickedOf, onText, onChange } = props;
  const t = useTranslations('lib.picker');
  const found = props.found?.filter(({ id }) => !values.includes(id));
  const pick = ({ id }: Pickable) => {
    onChange([...values, id]);
    onText('');
  };
  return (
    <Group label={label}>
      {values.length > 0 && (
        <ul className={styles.picked} aria-label={t('picked', { label })}>
          {values.map((id, index) => (
            <Picked
              key={`${id} ${index}`}
              picked={pickedOf(id, index)}
              onRemove={() => onChange(values.filter((_, other) => other !== index))}
            />
          ))}
        </ul>
      )}
      {values.length < most && <Search {...props} found={found} onPick={pick} />}
    </Group>
  );
}

function Picked({
  picked: { name, detail, fault },
  onRemove,
}: {
  picked: Pickable & { readonly fault: string };
  onRemove(): void;
}) {
  const t = useTranslations('lib.picker');
  return (
    <li className={styles.one}>
      <span>
        {name} {detail !== '' && <small className={styles.detail}>{detail}</small>}
        {fault !== '' && <small className={styles.fault}> {fault}</small>}
      </span>
      <IconButton label={t('remove', { name })} onClick={onRemove}>
        <Icon name="close" />
      </IconButton>
    </li>
  );
}

type SearchProps = Omit<PickerProps, 'onChange' | 'pickedOf'> & { onPick(one: Pickable): void };

function Search({ searchLabel, hint, text, found, none, error, onText, onPick }: SearchProps) {
  const t = useTranslations('lib.picker');
  const list = useId();
  const [active, setActive] = useState(0);
  const isOpen = found !== undefined && found.length > 0;
  const at = Math.min(active, (found?.length ?? 1) - 1);
  const keys = (event: KeyboardEvent) => {
    // The form around it is not sent, and its dialog not closed, by keys that are meant for the list.
    if (event.key === 'Enter' || (event.key === 'Escape' && text !== '')) event.preventDefault();
    if (event.key === 'Escape') onText('');
    if (!isOpen) return;
    if (event.key === 'Enter') onPick(found[at]!);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setActive((at + step + found.length) % found.length);
  };
  return (
    <div>
      <Field
        label={searchLabel}
        hint={hint}
        error={error}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${list}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={text}
        onKeyDown={keys}
        onChange={(event) => {
          setActive(0);
          onText(event.target.value);
        }}
      />
      <p role="status" className={isOpen ? 'visually-hidden' : styles.none}>
        {found && (isOpen ? t('found', { count: found.length }) : none)}
      </p>
      <ul id={list} role="listbox" aria-label={searchLabel} className={styles.found} hidden={!isOpen}>
        {found?.map((one, index) => (
          <li
            key={one.id}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            className={styles.option}
            // The field keeps the focus: the next name is typed at once.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(one)}
          >
            {one.name} <small className={styles.detail}>{one.detail}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
