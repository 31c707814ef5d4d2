import { isClosedAt, type SwitchScope } from '@croupier/domain/play/catalog';
import type { Brand } from '@croupier/domain/site/brands';
import { REGION_IDS, type RegionId } from '@croupier/domain/site/regions';
import type { Database } from '../../../platform/database.ts';
import { listClosedGames } from './switches-store.ts';

/** Whether a game is open at this house, and where it is not: to be shown. What is staked is judged where it is settled. */
export interface Openness {
  /** Not closed for everybody who plays at this house. */
  readonly available: boolean;
  readonly closedRegions: readonly RegionId[];
}

/** For whom any game is closed now, whatever studio made it. */
export type ReadOpenness = () => Promise<(game: string) => Openness>;

/** @param brand whose house it is; left out where no game is shown */
export const createOpenness =
  (db: Database, brand: Brand | undefined): ReadOpenness =>
  async () => {
    const closed = new Map((await listClosedGames(db)).map(({ game, scopes }) => [game, scopes]));
    return (game) => opennessOf(closed.get(game) ?? [], brand);
  };

const opennessOf = (scopes: readonly SwitchScope[], brand: Brand | undefined): Openness => ({
  available: !isClosedAt(scopes, { region: undefined, brand }),
  closedRegions: REGION_IDS.filter((region) => scopes.includes(region)),
});
