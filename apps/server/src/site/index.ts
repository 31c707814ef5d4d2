export { createPosters } from './posters.ts';
export { registerSite } from './register-site.ts';
export { defaultBuildFolder } from './site-build.ts';
export type { SiteOptions } from './site-options.ts';
