import type { OperatorRow } from '@croupier/contract/office/operators';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl';

const TONES = { invited: 'warn', active: 'win', closed: 'quiet' } as const satisfies Record<
  OperatorRow['state'],
  BadgeTone
>;

export function StateBadge({ state }: Pick<OperatorRow, 'state'>) {
  const t = useTranslations('operators');
  return <Badge tone={TONES[state]}>{t(`choices.state.${state}`)}</Badge>;
}
