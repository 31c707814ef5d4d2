import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PayOut } from './pay-outs.ts';
import type { Payment } from './payments.ts';
import type { Settlement } from './settlements.ts';
import type { Delivery } from './webhooks.ts';

export interface Kept {
  payments: Payment[];
  /** Missing in files of before there were any. */
  payOuts?: PayOut[];
  settlements?: Settlement[];
  deliveries: Delivery[];
}

/** What a former run left; nothing when there was none or the file cannot be read. It is a sandbox: it starts anyway. */
export function loadKept(file: string | undefined): Kept {
  if (file === undefined) return { payments: [], deliveries: [] };
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return { payments: [], deliveries: [] };
  }
}

/** Written beside and renamed, so a kill leaves the old file or the new one, never half of one. */
export function keep(file: string | undefined, kept: Kept): void {
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, JSON.stringify(kept), { mode: 0o600 });
  renameSync(draft, file);
}
