import { feature } from '../../../platform/feature.ts';

export const REALITY_CHECKS = feature({
  name: 'reality-checks',
  level: 8,
  about: 'how long a player has been playing and what it came to; the checks that no stake is taken before',
  owns: ['play_session', 'reality_check_choice'],
  reads: ['player'],
});

export { makeCheckDue } from './answer-check.ts';
export { createRealityChecks } from './reality-checks-module.ts';
