export { createCatalog, type Catalog, type CatalogGame } from './catalog-module.ts';
