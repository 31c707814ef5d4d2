export { createStatement } from './statement-module.ts';
