export { closedTimesOf, closedTimesView } from './closed-times.ts';
export { createCatalog, type Catalog, type CatalogGame } from './catalog-module.ts';
export { MATHS_BOOKS } from './catalog-books.ts';
export { GAMES_WITH_SWITCHES, isClosedFor } from './closed-sql.ts';
export type { Openness, ReadOpenness } from './openness.ts';
export { setOpen, setSwitch } from './set-switch.ts';
export { STAKE_UNIT_MINOR } from './stake-units.ts';
