import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { RecordAct } from '../audit/feature.ts';
import type { WriteLetter } from '../letters/feature.ts';
import { supportDeskRoutes } from './support-desk-routes.ts';

/** Where people of the house read and answer what players and visitors wrote to support. */
export function createSupportDesk(
  { db, clock }: Needs<'db' | 'clock'>,
  { record, write }: { record: RecordAct; write: WriteLetter },
): { module: Module } {
  const parts = { db, clock, record, write };
  return { module: { name: 'support-desk', office: (http) => supportDeskRoutes(http, parts) } };
}
