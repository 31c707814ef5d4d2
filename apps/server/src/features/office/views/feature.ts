import { feature } from '../../../platform/feature.ts';

export const VIEWS = feature({
  name: 'views',
  level: 3,
  about: 'views of lists that operators keep',
  owns: ['operator_view'],
});

export { createViews } from './views-module.ts';
