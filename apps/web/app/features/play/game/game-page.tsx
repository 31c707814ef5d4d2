import { getGame } from '@croupier/contract/play/catalog';
import type { GameDefinition } from '@croupier/games';
import { useSearchParams } from 'react-router';
import { useTextsOfGame } from '../../../lib/game-texts.ts';
import { languageOfPath } from '../../../lib/language.ts';
import { apiOf, hostOf, profileOf } from '../../../lib/page-host.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { posterAddress } from '../../../lib/poster.tsx';
import { visitorFor } from '../../../lib/visitor.ts';
import type { TableHandle } from '../../../lib/table-view.ts';
import type { Route } from './+types/game-page';
import { toStudioGame } from '../providers/to-studio-game.ts';
import { GameTable } from './game-table.tsx';
import { MoreLikeThis } from './more-like-this.tsx';

export async function loader(args: Route.LoaderArgs) {
  const profile = await profileOf(args);
  const { region } = visitorFor(hostOf(args).visitor, profile);
  return apiOf(args)(getGame, { params: { code: args.params.game }, query: { region } }).catch((error) =>
    toStudioGame(args, error),
  );
}

export const handle: TableHandle = { table: 'house' };

export function meta(args: Route.MetaArgs) {
  const { game } = args.params;
  const texts = { title: `games.${game}.name`, description: `games.${game}.lead` };
  return pageMeta(args, texts, {
    picture: posterAddress(game, languageOfPath(args.location.pathname)),
    trail: [['/games', 'shell.nav.games']],
    things: (about) => [
      {
        ...{ '@type': 'VideoGame', ...about, applicationCategory: 'Game', gamePlatform: 'Web browser' },
        playMode: 'SinglePlayer',
      },
    ],
  });
}

export default function GamePage({ loaderData }: Route.ComponentProps) {
  const demo = useSearchParams()[0].get('mode') === 'demo';
  // Before the first frame, so that nothing has to be waited for in the middle of a round.
  useTextsOfGame(loaderData.code);
  const game = { ...loaderData, definition: loaderData.definition as unknown as GameDefinition };
  return (
    <>
      <GameTable key={`${game.code}:${game.mathHash}:${demo}`} demo={demo} game={game} />
      <MoreLikeThis key={game.code} game={game} />
    </>
  );
}
