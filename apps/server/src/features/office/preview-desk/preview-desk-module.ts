import { makePreview as operation } from '@croupier/contract/office/preview-desk';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { PreviewLinks } from '../../site/content/feature.ts';
import type { RecordAct } from '../audit/feature.ts';
import { makePreview } from './make-preview.ts';

/** Where people of the house look at what is not in force, on the site that players see. */
export function createPreviewDesk(
  platform: Needs<'db' | 'clock', 'publicUrl'>,
  lower: { record: RecordAct; previews: PreviewLinks },
): { module: Module } {
  const parts = { ...platform, ...lower };
  return {
    module: {
      name: 'preview-desk',
      office: (http) => http.handle(operation, (call) => makePreview(parts, call, call.input.body)),
    },
  };
}
