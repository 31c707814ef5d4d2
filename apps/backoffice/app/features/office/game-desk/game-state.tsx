import type { GameRow, GameState } from '@croupier/contract/office/game-desk';
import { BRAND_IDENTITIES, BRANDS, type Brand } from '@croupier/domain/site/brands';
import type { SwitchScope } from '@croupier/domain/play/catalog';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl';

const TONES = { on: 'win', part: 'warn', planned: 'accent', off: 'lose' } as const satisfies Record<
  GameState,
  BadgeTone
>;

/** Whether a game is on, and where it is not. */
export function GameStateBadge({
  state,
  switches = [],
}: {
  state: GameState;
  switches?: GameRow['switches'];
}) {
  const t = useTranslations('game-desk');
  const nameOf = useScopeName();
  const closed = switches.filter((each) => each.state === 'closed').map(({ scope }) => scope);
  const where = closed.map(nameOf).join(', ');
  return (
    <span title={where || undefined}>
      <Badge tone={TONES[state]}>
        {state === 'part' && closed.length > 0
          ? t('closedIn', { scopes: closed.join(', ') })
          : t(`choices.state.${state}`)}
      </Badge>
    </span>
  );
}

/** For whom a switch is, in words. */
export function useScopeName(): (scope: SwitchScope) => string {
  const t = useTranslations('game-desk');
  return (scope) =>
    (BRANDS as readonly string[]).includes(scope)
      ? t('brand', { name: BRAND_IDENTITIES[scope as Brand].name })
      : t(`scopes.${scope}`);
}
