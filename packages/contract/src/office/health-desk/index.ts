export * from './house-health.ts';
export * from './parked-facts.ts';
