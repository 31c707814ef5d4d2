export { createTestData } from './test-data-module.ts';
export { seedDemo, type DemoAccount } from './seed-demo.ts';
