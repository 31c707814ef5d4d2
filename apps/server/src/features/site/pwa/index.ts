export { createPwa } from './pwa-module.ts';
