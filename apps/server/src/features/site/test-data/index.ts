export { createTestData } from './test-data-module.ts';
export { seedDemo } from './seed-demo.ts';
