export { createCatalog, type Catalog, type CatalogGame } from './catalog-module.ts';
export { MATHS_BOOKS } from './catalog-books.ts';
export { STAKE_UNIT_MINOR } from './stake-units.ts';
