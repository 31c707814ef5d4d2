import Type from 'typebox';
import {
  BrandSchema,
  Closed,
  InstantSchema,
  LanguageSchema,
  RegionIdSchema,
  ThemeSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { ContentKeySchema } from '../../site/content/index.ts';
import { SitePathSchema } from '../../site/sites/index.ts';

export const makePreview = operation({
  method: 'POST',
  path: '/office/api/previews',
  access: { operator: 'read.content' },
  tag: 'previews',
  summary: 'A link that shows the site with one version of a document, to whoever has it, for a while',
  body: Closed({
    kind: Type.String({ pattern: '^[a-z][a-z-]{0,31}$' }),
    key: ContentKeySchema,
    scope: Type.String({ pattern: '^([a-z]{1,32}|[A-Z]{2})$' }),
    version: Type.Integer({ minimum: 1 }),
    language: LanguageSchema,
    region: RegionIdSchema,
    theme: ThemeSchema,
    brand: BrandSchema,
    /** Which page of the site it opens, without language. */
    path: SitePathSchema,
  }),
  response: Closed({ url: Type.String(), until: InstantSchema }),
  refuses: ['not_found', 'draft_not_whole'],
});
