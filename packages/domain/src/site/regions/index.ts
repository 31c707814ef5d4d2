export * from './binding-place.ts';
export * from './closable-pages.ts';
export * from './editions.ts';
export * from './programme-rules.ts';
export * from './region-moves.ts';
export * from './regions.ts';
export * from './rules-in-force.ts';
export * from './time-zones.ts';
