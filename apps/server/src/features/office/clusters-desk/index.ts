export { createClustersDesk } from './clusters-desk-module.ts';
