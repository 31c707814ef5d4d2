export * from './average-cost.ts';
export * from './countable.ts';
export * from './definition-for.ts';
export * from './fold-goal.ts';
export * from './game-filter.ts';
export * from './goal-use.ts';
export * from './goal.ts';
export * from './lap-of.ts';
