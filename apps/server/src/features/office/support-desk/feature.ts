import { feature } from '../../../platform/feature.ts';

export const SUPPORT_DESK = feature({
  name: 'support-desk',
  level: 10,
  about: 'the office’s room of support',
  owns: ['support_quick_reply'],
});

export { createSupportDesk } from './support-desk-module.ts';
