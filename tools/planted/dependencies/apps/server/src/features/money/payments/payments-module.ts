// planted: no-circle-of-types-in-server
import { sweep } from './sweep.ts';

export interface Parts {
  readonly name: string;
}
export const createPayments = (parts: Parts) => sweep(parts);
