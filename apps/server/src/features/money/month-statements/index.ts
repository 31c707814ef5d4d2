export { createMonthStatements } from './month-statements-module.ts';
export { makeStatement } from './make-statements.ts';
