import type { PlayerListRow } from '@croupier/contract/office/player-desk';
import { Badge } from '@croupier/ui';
import { useTranslations } from 'use-intl';

export function StateBadge({ state }: Pick<PlayerListRow, 'state'>) {
  const t = useTranslations('player-desk');
  return <Badge tone={state === 'open' ? 'win' : 'lose'}>{t(`choices.state.${state}`)}</Badge>;
}
