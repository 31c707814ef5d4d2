import { feature } from '../../../platform/feature.ts';

export const SITES = feature({
  name: 'sites',
  level: 2,
  about: 'editions of the site by region and brand',
});

export { createSites } from './sites-module.ts';
