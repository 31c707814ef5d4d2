export { createAnalytics } from './analytics-module.ts';
