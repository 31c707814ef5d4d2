import { feature } from '../../../platform/feature.ts';

export const STATEMENT = feature({
  name: 'statement',
  level: 8,
  about: 'why a balance is what it is',
  reads: ['bonus', 'every_round', 'game_maths', 'open_round', 'provider_round', 'reward'],
});

export { createStatement } from './statement-module.ts';
