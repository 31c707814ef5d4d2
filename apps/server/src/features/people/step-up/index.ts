export { createStepUp } from './step-up-module.ts';
