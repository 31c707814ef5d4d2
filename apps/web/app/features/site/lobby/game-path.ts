import type { LobbyTile } from '@croupier/contract/site/lobby';

/** Where a game is played: on the house's own stage or in its studio's frame. */
export const gamePath = ({ code, maker }: Pick<LobbyTile, 'code' | 'maker'>): `/${string}` =>
  maker === 'house' ? `/slots/${code}` : `/play/${code}`;
