export { createVoids } from './voids-module.ts';
