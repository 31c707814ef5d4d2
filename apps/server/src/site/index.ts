export { registerSite } from './register-site.ts';
export type { SiteOptions } from './site-options.ts';
