import { feature } from '../../../platform/feature.ts';

export const TEST_DATA = feature({
  name: 'test-data',
  level: 10,
  about: 'test seams; not there in production',
});

export { createTestData } from './test-data-module.ts';
export { seedDemo } from './seed-demo.ts';
