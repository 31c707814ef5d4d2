import { Field } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { isCode } from './programme-name.ts';

interface SegmentCodeProps {
  readonly value: string;
  /** The segment is there already, and keeps its code. */
  readonly isFixed: boolean;
  onChange(next: string): void;
}

/** The code of a segment, by which programmes name it. */
export function SegmentCode({ value, isFixed, onChange }: SegmentCodeProps) {
  const t = useTranslations('programmes-desk');
  return (
    <Field
      label={t('columns.code')}
      hint={t('new.codeHint')}
      required
      readOnly={isFixed}
      spellCheck={false}
      value={value}
      error={value !== '' && !isCode(value) ? t('new.codeOdd') : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
