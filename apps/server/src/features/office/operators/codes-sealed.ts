import type { KeyRing } from '../../../platform/key-ring.ts';
import { boxSeals, sealedColumn } from '../../../platform/seals/sealed-column.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { codePlace } from './second-step.ts';

const sealsBy = (operator: string) => (seedKey: KeyRing) =>
  boxSeals(createSecretBox(seedKey), (row) => [codePlace(row[operator] as bigint)]);

/** Secrets that operators make the codes of their second step with: the one in use, and the one that waits to be confirmed. */
export const CODES_SEALED = [
  sealedColumn({
    name: 'code secrets of operators',
    table: 'operator',
    column: 'code_secret',
    key: { id: 'bigint' },
    seals: sealsBy('id'),
  }),
  sealedColumn({
    name: 'code secrets of operators who sign in',
    table: 'operator_login',
    column: 'code_secret',
    key: { id_hash: 'bytea' },
    beside: ['operator_id'],
    seals: sealsBy('operator_id'),
  }),
];
