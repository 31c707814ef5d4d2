export { createHealthDesk } from './health-desk-module.ts';
