import { feature } from '../../../platform/feature.ts';

export const HARM_DESK = feature({
  name: 'harm-desk',
  level: 10,
  about: 'the office’s room of signs of harm',
  owns: ['harm_act', 'harm_day'],
});

export { createHarmDesk } from './harm-desk-module.ts';
