import { feature } from '../../../platform/feature.ts';

export const ANALYTICS = feature({
  name: 'analytics',
  level: 2,
  about: 'what is counted of how the site is used',
});

export { createAnalytics } from './analytics-module.ts';
