import { feature } from '../../../platform/feature.ts';

export const AML_DESK = feature({
  name: 'aml-desk',
  level: 10,
  about: 'the office’s room of payments that may tell of money laundering',
  owns: ['aml_act', 'aml_day'],
});

export { createAmlDesk } from './aml-desk-module.ts';
