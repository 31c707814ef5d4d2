import { feature } from '../../../platform/feature.ts';

export const FIGURES_DESK = feature({
  name: 'figures-desk',
  level: 10,
  about: 'the office’s room of figures',
});

export { createFiguresDesk } from './figures-desk-module.ts';
