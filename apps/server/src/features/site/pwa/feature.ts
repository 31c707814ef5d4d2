import { feature } from '../../../platform/feature.ts';

export const PWA = feature({
  name: 'pwa',
  level: 2,
  about: 'who has the site as an app',
  owns: ['app_install'],
});

export { createPwa } from './pwa-module.ts';
export { hasApp } from './pwa-store.ts';
