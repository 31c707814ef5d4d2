import { faultIn, type Schema } from '@croupier/contract/kit';
import {
  listSegments,
  makeSegment,
  segmentFilterLines,
  SegmentFilterSchema,
  type Segment,
} from '@croupier/contract/office/programmes-desk';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { setAt } from '../../../lib/schema-form/edit-body.ts';
import type { FormHands } from '../../../lib/schema-form/form-parts.ts';
import { SchemaFields } from '../../../lib/schema-form/schema-form.tsx';
import { isCode } from './programme-name.ts';
import styles from './programmes-desk.module.css';
import { SegmentCode } from './segment-code.tsx';

type Filter = NonNullable<Segment['filter']>;
const SCHEMA = SegmentFilterSchema as unknown as Schema;

interface SegmentFilterDialogProps {
  /** The one that is made anew; undefined for a new one. */
  readonly segment: Segment | undefined;
  onClose(): void;
}

/** Makes a segment of all players whom a filter takes in now. */
export function SegmentFilterDialog({ segment, onClose }: SegmentFilterDialogProps) {
  const t = useTranslations('programmes-desk.segments');
  const [code, setCode] = useState(segment?.code ?? '');
  const [filter, setFilter] = useState<unknown>(segment?.filter ?? {});
  const lines = segmentFilterLines(filter);
  const hands: FormHands = {
    ...{ root: 'filter', faults: lines.map(faultIn) },
    set: (place, to) => setFilter((now: unknown) => setAt(now, place, to)),
    reshape: (change) => setFilter(change),
  };
  return (
    <ActDialog
      title={t('filter.title')}
      button={t('filter.button')}
      happens={[t('filter.happens'), t('stays'), t('replaced')]}
      operation={makeSegment}
      inputOf={(reason) =>
        isCode(code) && lines.length === 0 ? { body: { code, filter: filter as Filter, reason } } : null
      }
      changes={[listSegments]}
      done={t('done', { code })}
      onClose={onClose}
    >
      <SegmentCode value={code} isFixed={segment !== undefined} onChange={setCode} />
      <div className={styles.form}>
        <SchemaFields hands={hands} schema={SCHEMA} place={[]} value={filter} />
      </div>
    </ActDialog>
  );
}
