import { feature } from '../../../platform/feature.ts';

export const STEP_UP = feature({
  name: 'step-up',
  level: 4,
  about: 'who has just proven to be who they are',
});

export { createStepUp } from './step-up-module.ts';
