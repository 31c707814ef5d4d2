// planted: Cannot find name 'node:crypto'
export { createHash } from 'node:crypto';
