export { createOfficeServer, type OfficeServer } from './office-server.ts';
