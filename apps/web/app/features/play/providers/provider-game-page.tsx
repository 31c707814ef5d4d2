import { gameCheckerConfig, gameServerConfig } from '@croupier/contract/play/providers';
import { useEffect } from 'react';
import { apiOf } from '../../../lib/page-host.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { tell } from '../../../lib/tell.ts';
import type { TableHandle } from '../../../lib/table-view.ts';
import type { Route } from './+types/provider-game-page';
import { GameFrame } from './game-frame.tsx';
import { PlayedRounds } from './played-rounds.tsx';

export async function loader(args: Route.LoaderArgs) {
  const query = { game: args.params.game };
  const call = apiOf(args);
  const [server, checker] = await Promise.all([
    call(gameServerConfig, { query }),
    call(gameCheckerConfig, { query }),
  ]);
  return { ...server, ...checker };
}

export const handle: TableHandle = { table: 'studio' };

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    args,
    { title: 'providers.meta.title', description: 'providers.meta.description' },
    { index: false, values: { name: args.loaderData?.name ?? '' } },
  );

/** A game of another studio in its frame. Its outcomes and its money calls are its server's; we only watch and carry. */
export default function ProviderGamePage({ loaderData }: Route.ComponentProps) {
  const { game } = loaderData;
  useEffect(() => tell('gameOn', { game }), [game]);
  return (
    <>
      <GameFrame key={loaderData.game} settings={loaderData} />
      <PlayedRounds game={loaderData.game} studio={loaderData.studio} />
    </>
  );
}
