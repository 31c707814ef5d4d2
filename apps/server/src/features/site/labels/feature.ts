import { feature } from '../../../platform/feature.ts';

export const LABELS = feature({
  name: 'labels',
  level: 3,
  about: 'by which links players come',
  owns: ['player_label'],
});

export { createLabels } from './labels-module.ts';
