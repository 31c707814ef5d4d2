export * from './fold-name.ts';
export * from './match-person.ts';
export * from './watch-entry.ts';
