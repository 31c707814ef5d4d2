export { createLabels } from './labels-module.ts';
