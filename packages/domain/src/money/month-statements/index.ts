export * from './month-lines.ts';
export * from './months.ts';
