/**
 * What may be done in the office, as a verb on a thing. The one table that its routes and its screens read: an operation names
 * the permission it needs, a screen shows what its operator may.
 */
export const PERMISSIONS = [
  /** What everybody does who works here: their own account, sessions and factors. */
  'use.office',
  'read.operators',
  'change.operators',
  'change.roles',
  'read.audit',
  'read.letters',
  /** What waits for a second person. */
  'read.approvals',
  'read.players',
  /** See a value of a player's that is masked: one at a time, with a reason. */
  'unmask.players',
  /** Notes and labels. */
  'note.players',
  'block.players',
  'end.player-sessions',
  /** Set or lower limits and breaks of the house; to take one away is the next one, always with a second person. */
  'limit.players',
  'lift.limits',
  'close.accounts',
  /** Always with a second person. */
  'reopen.accounts',
  /** Post money to or from a player; above a sum with a second person. */
  'adjust.money',
  /** Accounts that may be one person's, and what was found of them. */
  'read.clusters',
  'judge.clusters',
  /** What players show of themselves, and whether it does. */
  'read.documents',
  'decide.documents',
  /** Put a name or a birth date right that a document was shown under. */
  'correct.persons',
  /** Who may be on a list of sanctions or of people who hold an office, and whether they are. */
  'read.watch-hits',
  'judge.watch-hits',
  /** Players whose play may harm them, and what the house does about it. Never for selling. */
  'read.harm',
  'care.players',
  /** Payments that may tell of money laundering, and what the house finds of them. Never for who meets the player. */
  'read.aml',
  'judge.aml',
  'read.games',
  'switch.games',
  /** The order of lists and the picks. */
  'change.lists',
  'change.studios',
  /** Take a round back: always with a second person. */
  'void.rounds',
  'read.money',
  'decide.held-wins',
  /** Let a pay-out go, hold it or turn it down; above a sum with a second person. */
  'decide.pay-outs',
  'close.findings',
  'read.support',
  'answer.support',
  'read.health',
  'replay.facts',
  /** From where on the house's alarms are told. */
  'change.alarms',
  'read.figures',
  'read.content',
  /** Drafts, and the pictures that content shows. */
  'change.content',
  'publish.content',
  /** Codes by which the house announces promotions. */
  'read.promo-codes',
  'change.promo-codes',
  /** Programmes: definitions, their cost, and what they have given. */
  'read.programmes',
  /** Drafts. */
  'change.programmes',
  /** Put one in force, pause and end it; above a size with a second person. Always so to take one back. */
  'publish.programmes',
  /** Things that are sent to players; to fulfil is to see where to, to send, and to take back what came back. */
  'read.purchases',
  'fulfil.purchases',
  /** Give a player money, points or a thing by hand; above a sum, and for every thing, with a second person. */
  'give.rewards',
  /** Take a bonus from a player: one that waits, or an active one with its bonus money. */
  'cancel.bonuses',
  /** Sets of players that programmes are for, or not for. */
  'read.segments',
  'change.segments',
  /** Close a page of the site and open it. */
  'switch.pages',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

export const isPermission = (text: string): text is Permission =>
  (PERMISSIONS as readonly string[]).includes(text);
