export * from './brands.ts';
export * from './edition-of.ts';
