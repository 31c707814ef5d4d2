import { feature } from '../../../platform/feature.ts';
import { MATHS_BOOKS } from './catalog-books.ts';

export const CATALOG = feature({
  name: 'catalog',
  level: 4,
  about: 'games, their maths and which are on',
  owns: ['game_maths', 'game_switch'],
  reads: ['player'],
  books: () => [MATHS_BOOKS],
});

export { closedTimesOf, closedTimesView } from './closed-times.ts';
export { createCatalog, type Catalog, type CatalogGame } from './catalog-module.ts';
export { GAMES_WITH_SWITCHES, isClosedFor } from './closed-sql.ts';
export type { Openness, ReadOpenness } from './openness.ts';
export { setOpen, setSwitch } from './set-switch.ts';
export { STAKE_UNIT_MINOR } from './stake-units.ts';
