export { registerSite, type SiteOptions } from './register-site.ts';
