export { createSites } from './sites-module.ts';
