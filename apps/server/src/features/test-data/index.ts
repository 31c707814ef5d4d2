export { createTestData } from './test-data-module.ts';
export { createTapes, type Tapes } from './tapes.ts';
export { seedDemo, type DemoAccount } from './seed-demo.ts';
