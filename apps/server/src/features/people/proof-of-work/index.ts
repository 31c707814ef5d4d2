export { createProofOfWork } from './proof-of-work-module.ts';
