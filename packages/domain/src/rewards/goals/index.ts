export * from './countable.ts';
export * from './fold-goal.ts';
export * from './game-filter.ts';
export * from './goal.ts';
