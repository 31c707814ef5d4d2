import * as contract from '@croupier/contract/play/providers';
import { GAME_CHANNEL } from '@croupier/contract/play/providers';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { listProviderGames, nameOfStudio } from './list-provider-games.ts';
import type { ProvidersParts } from './providers-parts.ts';
import { findGame, type ProviderGameRow } from './providers-store.ts';
import { openSession } from './sessions.ts';
import { listPlayed, savePlayed } from './list-played.ts';
import type { PlayedRound } from './provider-rounds-store.ts';
import { readPlace, writePlace } from './round-place.ts';

const READY_TIMEOUT_MS = 15_000;
const ROUND_TIMEOUT_MS = 120_000;
/**
 * The game keeps its own origin, which is not ours, so that its messages can be told from anyone else's. It may not
 * lead the page away, open windows or ask for anything else.
 */
const SANDBOX = 'allow-scripts allow-same-origin';

/** What the page of a game in a frame needs. */
export function providersRoutes(http: Http, parts: ProvidersParts): void {
  playedRoutes(http, parts);
  const find = async (code: string): Promise<(ProviderGameRow & { origin: string }) | undefined> => {
    const game = await findGame(parts.db, code);
    const provider = parts.providers.find(({ code }) => code === game?.provider);
    return game && provider && { ...game, origin: provider.origin };
  };

  const isOpen = async (game: string, region: RegionId | undefined): Promise<boolean> => {
    const { available, closedRegions } = (await parts.openness())(game);
    return available && (region === undefined || !closedRegions.includes(region));
  };

  http.handle(contract.listProviderGames, async ({ player }) => ({
    games: (await listProviderGames(parts)).map(({ closedRegions, ...game }) => ({
      ...game,
      available: game.available && !(player && closedRegions.includes(player.region)),
    })),
  }));

  http.handle(contract.gameSession, async ({ input, player }) => {
    const game = await find(input.query.game);
    if (!game) return refuse('not_found');
    if (!(await isOpen(game.game, player.region))) return refuse('game_unavailable');
    const session = await openSession(parts, player, game);
    const url = new URL(game.launchPath, game.origin);
    url.searchParams.set('token', session.token);
    url.searchParams.set('language', player.language);
    // Whose page it is in: the only origin the game may answer.
    url.searchParams.set('house', parts.publicUrl);
    return {
      game: game.game,
      provider: game.provider,
      launchUrl: url.href,
      currency: session.currency,
      money: session.kind,
      expiresAt: session.expiresAt.toISOString(),
    };
  });

  http.handle(contract.gameServerConfig, async ({ input, player }) => {
    const game = await find(input.query.game);
    if (!game) return refuse('not_found');
    const { name, provider, origin } = game;
    const available = await isOpen(game.game, player?.region);
    const studio = nameOfStudio(provider);
    return {
      game: game.game,
      name,
      provider,
      studio,
      available,
      origin,
      sandbox: SANDBOX,
      channel: GAME_CHANNEL,
    };
  });

  http.handle(contract.gameCheckerConfig, async ({ input }) => {
    const game = await find(input.query.game);
    if (!game) return refuse('not_found');
    return { game: game.game, readyTimeoutMs: READY_TIMEOUT_MS, roundTimeoutMs: ROUND_TIMEOUT_MS };
  });
}

/** What our own books say about a player's rounds. */
function playedRoutes(http: Http, parts: ProvidersParts): void {
  http.handle(contract.listProviderRounds, async ({ input, player }) => {
    const { game, cursor } = input.query;
    const before = cursor === undefined ? undefined : readPlace(cursor);
    if (cursor !== undefined && !before) return refuse('invalid_request');
    const { rounds, next } = await listPlayed(parts.db, { playerId: player.playerId, game, before });
    return { rounds: rounds.map(roundView), nextCursor: next ? writePlace(next) : null };
  });

  http.handle(contract.saveProviderRounds, async ({ input, player, asFile }) => {
    asFile('studio-rounds.csv', 'text/csv; charset=utf-8');
    return savePlayed(parts.db, { playerId: player.playerId, game: input.query.game });
  });
}

function roundView(round: PlayedRound) {
  const { provider, roundId, game, currency, kind, stakeMinor, winMinor, state, freeRoundsId, openedAt } =
    round;
  const { bonus } = round;
  return {
    id: roundId,
    provider,
    game,
    currency,
    kind,
    stakeMinor: String(stakeMinor),
    winMinor: String(winMinor),
    parts: bonus && {
      bonusStakeMinor: String(bonus.stakeMinor),
      bonusWinMinor: String(bonus.winMinor),
      forfeitedMinor: String(bonus.forfeitedMinor),
    },
    heldMinor: String(round.heldMinor),
    state,
    isFree: freeRoundsId !== null,
    openedAt: openedAt.toISOString(),
  };
}
