export * from './care.ts';
export * from './harm-facts.ts';
export * from './markers.ts';
