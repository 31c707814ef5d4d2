import { feature } from '../../../platform/feature.ts';

export const HEALTH_DESK = feature({
  name: 'health-desk',
  level: 10,
  about: 'the office’s room of how the installation runs',
  owns: ['alarm_threshold'],
});

export { createHealthDesk } from './health-desk-module.ts';
