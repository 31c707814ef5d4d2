import type { PlayerListRow } from '@croupier/contract/office/player-desk';
import { Badge } from '@croupier/ui';
import { useTranslations } from 'use-intl';

const TONES = {
  open: 'win',
  unanswered: 'warn',
  lapsed: 'lose',
  blocked: 'lose',
  closed: 'lose',
} as const satisfies Record<PlayerListRow['state'], string>;

export function StateBadge({ state }: Pick<PlayerListRow, 'state'>) {
  const t = useTranslations('player-desk');
  return <Badge tone={TONES[state]}>{t(`choices.state.${state}`)}</Badge>;
}
