import type { Segment } from '@croupier/contract/office/programmes-desk';
import { useTranslations } from 'use-intl';
import { useLabel } from '../../../lib/schema-form/use-label.ts';

/** A filter of players in a line, in the words of its form. */
export function useFilterText(): (filter: NonNullable<Segment['filter']>) => string {
  const t = useTranslations('programmes-desk.segments');
  const labelOf = useLabel();
  return (filter) => {
    const parts = Object.entries(filter).map(([name, value]) => `${labelOf(name)}: ${said(value, labelOf)}`);
    return parts.join('; ') || t('everybody');
  };
}

function said(value: unknown, labelOf: (name: string) => string): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${labelOf(name).toLowerCase()} ${String(part)}`)
    .join(', ');
}
