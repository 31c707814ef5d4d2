import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import { blankOf } from './blank-of.ts';
import { setAt, valueAt } from './edit-body.ts';
import type { PartProps } from './form-parts.ts';

/** A part that may be there or not: put in or taken out in every language at once. */
export function OptionalPart({ hands, schema, place, value, label }: PartProps) {
  const t = useTranslations('lib.schemaForm');
  const isThere = value !== undefined;
  // Where another language has it already, it is left as it is.
  const putIn = (body: unknown) =>
    valueAt(body, place) === undefined ? setAt(body, place, blankOf(schema)) : body;
  return (
    <div>
      <Button
        size="small"
        look="plain"
        icon={<Icon name={isThere ? 'minus' : 'plus'} />}
        onClick={() => hands.reshape(isThere ? (body) => setAt(body, place, undefined) : putIn)}
      >
        {t(isThere ? 'without' : 'with', { part: label })}
      </Button>
    </div>
  );
}
