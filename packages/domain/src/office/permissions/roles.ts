import { PERMISSIONS, type Permission } from './permissions.ts';

/** The roles that every house has; an operator's own ones are data. */
export const SHIPPED_ROLES = [
  'support',
  'risk',
  'finance',
  'marketing',
  'games',
  'auditor',
  'admin',
] as const;
export type ShippedRole = (typeof SHIPPED_ROLES)[number];

/** Who may change operators and roles: one is always left. */
export const ADMIN: ShippedRole = 'admin';

/** What each role may do beside using the office. Whatever is not named is denied. */
const GRANTED: Readonly<Record<ShippedRole, readonly Permission[]>> = {
  support: [
    'read.players',
    'unmask.players',
    'note.players',
    'end.player-sessions',
    'read.games',
    'read.support',
    'answer.support',
    'read.purchases',
    'fulfil.purchases',
    'give.rewards',
    'cancel.bonuses',
  ],
  risk: [
    'read.approvals',
    'read.players',
    'unmask.players',
    'note.players',
    'block.players',
    'end.player-sessions',
    'limit.players',
    'lift.limits',
    'read.clusters',
    'judge.clusters',
    'read.documents',
    'decide.documents',
    'correct.persons',
    'read.watch-hits',
    'judge.watch-hits',
    'read.harm',
    'care.players',
    'read.aml',
    'judge.aml',
    'close.accounts',
    'reopen.accounts',
    'read.money',
    'void.rounds',
    'cancel.bonuses',
    'read.support',
  ],
  finance: [
    'read.approvals',
    'read.players',
    'adjust.money',
    'read.money',
    'decide.held-wins',
    'decide.pay-outs',
    'close.findings',
    'read.figures',
  ],
  marketing: [
    'read.approvals',
    'read.games',
    'change.lists',
    'read.figures',
    'read.content',
    'change.content',
    'publish.content',
    'read.promo-codes',
    'change.promo-codes',
    'read.programmes',
    'change.programmes',
    'publish.programmes',
    'give.rewards',
    'read.segments',
    'change.segments',
    'switch.pages',
  ],
  games: [
    'read.approvals',
    'read.games',
    'switch.games',
    'change.lists',
    'change.studios',
    'void.rounds',
    'read.health',
    'change.alarms',
    'read.figures',
  ],
  // Reads all, changes nothing: what a permission begins with says which it is.
  auditor: PERMISSIONS.filter((permission) => permission.startsWith('read.')),
  admin: PERMISSIONS,
};

export const isShippedRole = (name: string): name is ShippedRole =>
  (SHIPPED_ROLES as readonly string[]).includes(name);

/** What a shipped role may do. */
export const permissionsOf = (role: ShippedRole): readonly Permission[] => [
  ...new Set<Permission>(['use.office', ...GRANTED[role]]),
];

/** The name of a role of the operator's own: small letters, digits and hyphens, 2 to 32. */
export const ROLE_NAME = /^[a-z][a-z0-9-]{1,31}$/;

/** By these somebody says who may do what. */
export const RULING: readonly Permission[] = ['change.operators', 'change.roles'];

/** Whether a role says who may do what: such a one is given, and taken away, by two people. */
export const isRuling = (permissions: readonly string[]): boolean =>
  RULING.some((permission) => permissions.includes(permission));
