export { startPostgres } from './start-postgres.ts';
export { startThrowawayPostgres } from './throwaway.ts';
