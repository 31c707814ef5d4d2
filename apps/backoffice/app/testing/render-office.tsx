import { officeMe, type OperatorSelf } from '@croupier/contract/office/operators';
import { listViews } from '@croupier/contract/office/views';
import { PERMISSIONS } from '@croupier/domain/office/permissions';
import { createMemoryHistory } from '@tanstack/react-router';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createTranslator } from 'use-intl/core';
import { texts } from '../lib/language/texts-en.ts';
import { createOfficeQueries } from '../lib/queries.ts';
import { Office } from '../office.tsx';
import { createOfficeRouter } from '../router.tsx';
import type { FakeNetwork } from './fake-network.ts';

interface OfficeScreen extends RenderResult {
  user: UserEvent;
  /** A text as the page says it, by its key in the catalogues. */
  text(key: string, values?: Record<string, string | number>): string;
  /** The path and query that the browser shows. */
  address(): string;
}

/** The whole office at an address, over a house that answers; `me` is nobody where it is null. */
export function renderOffice(
  house: FakeNetwork,
  path: string,
  me: Partial<OperatorSelf> | null = {},
): OfficeScreen {
  if (me) house.answers(officeMe, someOperator(me));
  else house.refuses(officeMe, { status: 401, key: 'unauthorised' });
  house.answers(listViews, { views: [] });
  const queries = createOfficeQueries();
  queries.setDefaultOptions({ queries: { retry: false } });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createOfficeRouter(queries, history);
  const rendered = render(<Office queries={queries} router={router} />);
  const say = createTranslator({ locale: 'en-GB', messages: texts as never }) as unknown;
  return {
    ...rendered,
    user: userEvent.setup(),
    text: say as OfficeScreen['text'],
    address: () => router.history.location.href,
  };
}

/** Somebody who may do everything, unless something else is said. */
export const someOperator = (change: Partial<OperatorSelf> = {}): OperatorSelf => ({
  id: '7',
  email: 'olena@house.example',
  name: 'Olena',
  role: 'admin',
  permissions: [...PERMISSIONS],
  language: 'en',
  idleMs: 900_000,
  recoveryCodesLeft: 8,
  hasCode: true,
  passkeys: [],
  ...change,
});
