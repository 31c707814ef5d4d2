export * from './closable-pages.ts';
export * from './editions.ts';
export * from './region-moves.ts';
export * from './regions.ts';
export * from './time-zones.ts';
