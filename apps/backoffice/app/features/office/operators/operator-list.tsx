import { listOperators, listRoles, OPERATOR_STATES } from '@croupier/contract/office/operators';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api.ts';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { StateBadge } from './state-badge.tsx';

/** The names of all roles, once they are known. */
export const useRoleNames = (): readonly string[] =>
  useQuery(queryOf(listRoles, {})).data?.roles.map(({ name }) => name) ?? [];

/** Who works here, by name. */
export const OPERATORS = defineList({
  name: 'operators',
  operation: listOperators,
  texts: 'operators',
  idOf: ({ id }) => id,
  linkOf: ({ id }) => ({ to: `/operators/${id}` }),
  columns: [
    { id: 'name', cell: ({ name }) => name, sort: 'name', widthPx: 160, share: 3 },
    { id: 'email', cell: ({ email }) => email, widthPx: 180, share: 4 },
    { id: 'role', cell: ({ role }) => role, widthPx: 110, share: 2 },
    { id: 'state', cell: ({ state }) => <StateBadge state={state} />, widthPx: 110, share: 1 },
    { id: 'sessions', cell: ({ sessions }) => sessions, widthPx: 90 },
    {
      id: 'lastSeenAt',
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Instant at={lastSeenAt} /> : '—'),
      widthPx: 170,
    },
    { id: 'createdAt', cell: ({ createdAt }) => <Instant at={createdAt} />, sort: 'createdAt', widthPx: 170 },
    { id: 'id', cell: ({ id }) => id, widthPx: 80, hidden: true },
  ],
  filters: [
    { name: 'text', kind: 'text' },
    { name: 'state', kind: 'choice', values: OPERATOR_STATES },
    { name: 'role', kind: 'data', useValues: useRoleNames },
  ],
});
