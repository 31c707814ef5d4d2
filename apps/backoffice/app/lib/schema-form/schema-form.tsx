import { tellerOf, type Schema } from '@croupier/contract/kit';
import { Button, Select } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import { AmountsPart } from './amounts-part.tsx';
import { blankOf } from './blank-of.ts';
import { BooleanPart, ChoicesPart, choicesIn } from './choices-part.tsx';
import { addItem, itemsAt, moveItem, removeItem } from './edit-body.ts';
import { FaultsAt, useFaultText } from './fault-text.tsx';
import type { PartProps } from './form-parts.ts';
import { Group } from './group.tsx';
import { IdsPart } from './ids-part.tsx';
import { ItemActs } from './item-acts.tsx';
import { OptionalPart } from './optional-part.tsx';
import styles from './schema-form.module.css';
import { RecordPart } from './record-part.tsx';
import { kindOf, shapeOf, withoutKind } from './shape-of.ts';
import { TextPart } from './text-part.tsx';
import { useLabel } from './use-label.ts';

/** The fields that a schema of an object has, in its order. */
export function SchemaFields({ hands, schema, place, value }: Omit<PartProps, 'label' | 'isRequired'>) {
  const labelOf = useLabel();
  return Object.entries(schema.properties ?? {}).map(([name, part]) => (
    <SchemaPart
      key={name}
      hands={hands}
      schema={part}
      place={[...place, name]}
      value={(value as Record<string, unknown> | undefined)?.[name]}
      label={labelOf(name)}
      isRequired={schema.required?.includes(name) ?? false}
    />
  ));
}

/** One value, whatever it is. */
export function SchemaPart(props: PartProps) {
  const { hands, schema, place, value, label, isRequired } = props;
  if (schema.format === 'amounts') return <AmountsPart {...props} />;
  if (schema.anyOf) return <ChoicePart {...props} />;
  if (schema.type === 'boolean') return <BooleanPart {...props} />;
  if (schema.patternProperties) return <RecordPart {...props} />;
  if (schema.type === 'object' && !isRequired && value === undefined) return <OptionalPart {...props} />;
  if (schema.type === 'object')
    return (
      <Group label={label} acts={!isRequired && <OptionalPart {...props} />}>
        <SchemaFields hands={hands} schema={schema} place={place} value={value} />
      </Group>
    );
  if (schema.format === 'games' || schema.format === 'players') return <IdsPart {...props} />;
  if (schema.type === 'array' && choicesIn(schema.items)) return <ChoicesPart {...props} />;
  if (schema.type === 'array') return <ListPart {...props} />;
  return <TextPart {...props} />;
}

/** A list whose items come, go and move in every language at once. */
function ListPart({ hands, schema, place, value, label, isRequired }: PartProps) {
  const t = useTranslations('lib.schemaForm');
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const items = schema.items ?? {};
  const isFull = list.length >= (schema.maxItems ?? Infinity);
  // A language that is ahead of this one stays as it is: its items are what this one lacks.
  const addOne = (body: unknown, length: number) =>
    itemsAt(body, place) > length ? body : addItem(body, place, blankOf(items) ?? '');
  return (
    <Group label={label}>
      <FaultsAt hands={hands} place={place} />
      {list.map((item, index) => (
        <div key={index} className={styles.item}>
          {items.type === 'object' ? (
            <SchemaFields hands={hands} schema={items} place={[...place, index]} value={item} />
          ) : (
            <SchemaPart
              hands={hands}
              schema={items}
              place={[...place, index]}
              value={item}
              label={t('item', { number: index + 1 })}
              isRequired
            />
          )}
          <ItemActs
            name={`${label} ${index + 1}`}
            isFirst={index === 0}
            isLast={index === list.length - 1}
            onMove={(by) => hands.reshape((body) => moveItem(body, place, index, by))}
            onRemove={() => hands.reshape((body) => removeItem(body, place, index, !isRequired))}
          />
        </div>
      ))}
      {!isFull && (
        <Button
          size="small"
          look="plain"
          icon={<Icon name="plus" />}
          onClick={() => hands.reshape((body) => addOne(body, list.length))}
        >
          {t('add', { part: label })}
        </Button>
      )}
    </Group>
  );
}

/** One of several shapes: which, and what belongs to it. */
function ChoicePart(props: PartProps) {
  const { hands, schema, place, value, label, isRequired } = props;
  const t = useTranslations('lib.schemaForm');
  const shapes = schema.anyOf!;
  const error = useFaultText()(hands, [...place, tellerOf(shapes[0]!) ?? 'kind']);
  if (!isRequired && value === undefined) return <OptionalPart {...props} />;
  const chosen = shapeOf(shapes, value);
  const shape = shapes[chosen]!;
  const nameOf = (each: Schema): string => {
    const word = kindOf(each) ?? each.const;
    if (word === undefined)
      return t(`shapes.${each.format === 'amounts' ? 'amounts' : (each.type ?? 'string')}`);
    return t.has(`values.${word}`) ? t(`values.${word}`) : word;
  };
  return (
    <Group label={label} acts={!isRequired && <OptionalPart {...props} />}>
      <Select
        label={t('shape')}
        value={String(chosen)}
        hint={error}
        options={shapes.map((each, index) => ({ value: String(index), label: nameOf(each) }))}
        onChange={(event) => hands.set(place, blankOf(shapes[Number(event.target.value)]!))}
      />
      {kindOf(shape) === undefined ? (
        <Inside {...props} schema={shape} label={nameOf(shape)} />
      ) : (
        <SchemaFields hands={hands} schema={withoutKind(shape)} place={place} value={value} />
      )}
      <FaultsAt hands={hands} place={place} />
    </Group>
  );
}

/** A value that is one word has said all by being chosen. */
function Inside(props: PartProps) {
  const { schema, hands, place, value } = props;
  if (schema.const !== undefined) return null;
  if (schema.type === 'object' && schema.format !== 'amounts')
    return <SchemaFields hands={hands} schema={schema} place={place} value={value} />;
  return <SchemaPart {...props} isRequired />;
}
