import { Button, Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import { setAt, valueAt } from './edit-body.ts';
import { FaultsAt } from './fault-text.tsx';
import type { PartProps } from './form-parts.ts';
import { Group } from './group.tsx';
import { TextPart } from './text-part.tsx';
import styles from './schema-form.module.css';

/** Texts by code: a field for each, and for each that is missing. They come and go in every language at once. */
export function RecordPart({ hands, schema, place, value, label }: PartProps) {
  const t = useTranslations('lib.schemaForm');
  const [pattern, part] = Object.entries(schema.patternProperties!)[0]!;
  const codes = [...new Set([...Object.keys((value ?? {}) as object), ...missingAt(hands, place)])];
  return (
    <Group label={label}>
      <FaultsAt hands={hands} place={place} />
      {codes.map((code) => (
        <div key={code} className={styles.item}>
          <TextPart
            hands={hands}
            schema={part}
            place={[...place, code]}
            value={valueAt(value, [code])}
            label={code}
            isRequired
          />
          <Button
            size="small"
            look="plain"
            icon={<Icon name="minus" />}
            onClick={() => hands.reshape((body) => setAt(body, [...place, code], undefined))}
          >
            {t('without', { part: code })}
          </Button>
        </div>
      ))}
      <NewCode
        label={label}
        pattern={new RegExp(pattern)}
        onAdd={(code) =>
          hands.reshape((body) =>
            valueAt(body, [...place, code]) === undefined ? setAt(body, [...place, code], '') : body,
          )
        }
      />
    </Group>
  );
}

/** Codes under a place that are told to be missing there: what is beside the texts needs them. */
const missingAt = ({ root, faults }: PartProps['hands'], place: PartProps['place']): string[] => {
  const under = `${[root, ...place].join('/')}/`;
  return faults
    .filter(({ at, rule }) => rule === 'missing' && at.startsWith(under))
    .map(({ at }) => at.slice(under.length))
    .filter((code) => !code.includes('/'));
};

interface NewCodeProps {
  readonly label: string;
  readonly pattern: RegExp;
  onAdd(code: string): void;
}

function NewCode({ label, pattern, onAdd }: NewCodeProps) {
  const t = useTranslations('lib.schemaForm');
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  return (
    <div className={styles.item}>
      <Field
        label={t('fields.code')}
        value={typed}
        error={code === '' || pattern.test(code) ? '' : t('faults.pattern')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        size="small"
        look="plain"
        icon={<Icon name="plus" />}
        disabled={!pattern.test(code)}
        onClick={() => {
          onAdd(code);
          setTyped('');
        }}
      >
        {t('add', { part: label })}
      </Button>
    </div>
  );
}
