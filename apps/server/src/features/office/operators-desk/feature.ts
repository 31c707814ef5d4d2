import { feature } from '../../../platform/feature.ts';

export const OPERATORS_DESK = feature({
  name: 'operators-desk',
  level: 10,
  about: 'the office’s room of operators and roles',
});

export { createOperatorsDesk } from './operators-desk-module.ts';
