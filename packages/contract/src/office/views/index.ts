import Type, { type Static } from 'typebox';
import { Closed, DoneSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

const own = { access: { operator: 'use.office' }, tag: 'views' } as const;

/** The most views that one operator keeps of one list. */
export const VIEWS_MAX = 30;

const ListName = Type.String({ pattern: '^[a-z][a-z-]{1,39}$' });
const ViewName = Type.String({ minLength: 1, maxLength: 60, pattern: '^[^\\u0000-\\u001f\\u007f]*$' });

/** What an operator looks at again and again: a list with its filters, its order and its columns. */
export const ViewSchema = Closed({
  name: ViewName,
  /** The query of the list's address: filters and order. */
  query: Type.String({ maxLength: 1000, pattern: '^[^\\u0000-\\u0020\\u007f]*$' }),
  /** The columns shown, in their order. */
  columns: Type.Array(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' }), { maxItems: 40 }),
});
export type View = Static<typeof ViewSchema>;

export const listViews = operation({
  ...own,
  method: 'GET',
  path: '/office/api/views/:list',
  summary: 'My views of a list, by name',
  params: Closed({ list: ListName }),
  response: Closed({ views: Type.Array(ViewSchema) }),
});

export const saveView = operation({
  ...own,
  method: 'POST',
  path: '/office/api/views/:list',
  summary: 'Keep a view; one of the same name is replaced',
  params: Closed({ list: ListName }),
  body: ViewSchema,
  refuses: ['conflict'],
  response: DoneSchema,
});

export const deleteView = operation({
  ...own,
  method: 'DELETE',
  path: '/office/api/views/:list/:name',
  summary: 'Forget a view',
  params: Closed({ list: ListName, name: ViewName }),
  refuses: ['not_found'],
  response: DoneSchema,
});
