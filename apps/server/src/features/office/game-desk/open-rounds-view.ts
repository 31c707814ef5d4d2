import type { OpenRoundRow } from '@croupier/contract/office/game-desk';
import type { Entry } from '@croupier/games';
import type { OpenRoundLine } from './open-rounds-store.ts';

export function openRoundView({ entry: text, ...round }: OpenRoundLine): OpenRoundRow {
  const entry = text === null ? null : (JSON.parse(text) as Entry);
  const flight = entry?.given?.flight?.number ?? null;
  return {
    id: round.id,
    name: round.name,
    game: round.game,
    playerId: String(round.playerId),
    waitsFor: entry === null ? 'studio' : flight === null ? 'choice' : 'flight',
    choices: entry?.choices.length ?? 0,
    openedAt: round.openedAt.toISOString(),
    touchedAt: round.touchedAt.toISOString(),
    currency: round.currency,
    kind: round.kind,
    stakeMinor: String(round.stakeMinor),
    flight,
  };
}
