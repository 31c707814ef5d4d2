import { CLOSABLE_PAGES } from '@croupier/domain/site/regions';
import Type, { type Static } from 'typebox';
import { Closed, InstantSchema, RegionIdSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { ClosedTimesSchema, GameSwitchSchema, SwitchScopeSchema } from '../game-desk/schemas.ts';
import { SitePathSchema } from '../../site/sites/index.ts';
import { ReasonSchema } from '../operators/schemas.ts';

const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
/** The first part of an address. What the law demands is none of them. */
const PageSchema = Type.Enum([...CLOSABLE_PAGES]);

export const SwitchedPageSchema = Closed({
  page: PageSchema,
  /** Closed now or to be; one that is over is not told. */
  switches: Type.Array(Closed({ ...GameSwitchSchema.properties, changedAt: InstantSchema })),
  /** Where the installation's own settings close it: nobody opens it here. */
  installation: Type.Array(RegionIdSchema),
});
export type SwitchedPage = Static<typeof SwitchedPageSchema>;

export const listPageSwitches = operation({
  method: 'GET',
  path: '/office/api/pages',
  access: { operator: 'read.content' },
  tag: 'content',
  summary: 'The pages of the site that can be closed, and for whom and when they are',
  response: Closed({ pages: Type.Array(SwitchedPageSchema) }),
});

export const switchPage = operation({
  method: 'POST',
  path: '/office/api/pages/:page/switch',
  access: { operator: 'switch.pages' },
  tag: 'content',
  summary:
    'Close or open a page for everybody, a region or a brand, at once or at a time. A closed page is not found, and left out of menus, search and sitemap',
  params: Closed({ page: PageSchema }),
  body: Closed({
    scope: SwitchScopeSchema,
    /** When it is closed; null: it is open. */
    closed: orNull(ClosedTimesSchema),
    /** What it must still be, or nothing is done. */
    expected: orNull(ClosedTimesSchema),
    reason: ReasonSchema,
  }),
  refuses: ['invalid_request', 'conflict'],
  response: Closed({ before: orNull(ClosedTimesSchema), after: orNull(ClosedTimesSchema) }),
});

const NameSchema = Closed({ ua: Type.String(), ru: Type.String(), en: Type.String(), kk: Type.String() });

export const listMenuWays = operation({
  method: 'GET',
  path: '/office/api/menu-ways',
  access: { operator: 'read.content' },
  tag: 'content',
  summary: 'Everywhere that a menu of the site may lead, with the words that name it there',
  response: Closed({ ways: Type.Array(Closed({ to: SitePathSchema, name: NameSchema })) }),
});
export type MenuWay = Static<(typeof listMenuWays)['response']>['ways'][number];
