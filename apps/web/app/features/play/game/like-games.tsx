import { listGames, MOST_CHOICES } from '@croupier/contract/site/lobby';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { useProfile } from '../../../lib/session.ts';
import { GameTile } from '../../site/lobby/game-tile.tsx';
import { Shelf } from '../../site/lobby/shelf.tsx';
import type { Game } from '../table/game.ts';
import { likeFirst } from './like-first.ts';

const MOST_LOOKED_AT = '60';
const KEEP_MS = 60_000;

/** Games of the same genres, those that share the most first; nothing where there are none. */
export default function LikeGames({ game }: { game: Game }) {
  const t = useTranslations('game.like');
  const language = useLanguage();
  const signedIn = useProfile() !== null;
  const { code, genres } = game;
  const { data } = useQuery({
    queryKey: ['lobby', 'like', language, code],
    queryFn: async ({ signal }) => {
      const query = { genre: genres.slice(0, MOST_CHOICES), language, limit: MOST_LOOKED_AT };
      return (await call(listGames, { query }, signal)).games;
    },
    staleTime: KEEP_MS,
  });
  const like = likeFirst(game, data ?? []);
  if (like.length === 0) return null;
  return (
    <Shelf title={t('title')} of="SQUARE">
      {like.map((tile) => (
        <li key={tile.code}>
          <GameTile game={tile} signedIn={signedIn} shape="SQUARE" />
        </li>
      ))}
    </Shelf>
  );
}
