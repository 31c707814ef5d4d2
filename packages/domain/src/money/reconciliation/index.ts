export * from './match-day.ts';
