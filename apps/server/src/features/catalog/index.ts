export { createCatalog, type Catalog, type CatalogGame } from './catalog-module.ts';
export { MATHS_BOOKS } from './catalog-books.ts';
