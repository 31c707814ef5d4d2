export { createViews } from './views-module.ts';
