import type { Decided } from './decisions.ts';

/** The ways to pay, in the order of the page. */
export const METHODS = ['card', 'bank', 'wallet'] as const;
export type Method = (typeof METHODS)[number];

export const isMethod = (word: unknown): word is Method => METHODS.some((method) => method === word);

/** Test banks and wallets, and how a payment from each ends. */
export const ACCOUNTS = {
  'bank-pays': { method: 'bank', decision: 'approve' },
  'bank-slow': { method: 'bank', decision: 'approve-slowly' },
  'bank-refuses': { method: 'bank', decision: 'decline', failure: 'declined' },
  'wallet-full': { method: 'wallet', decision: 'approve' },
  'wallet-empty': { method: 'wallet', decision: 'decline', failure: 'too-little' },
} as const satisfies Record<string, Omit<Decided, 'paidWith'> & { method: Method }>;
export type Account = keyof typeof ACCOUNTS;

export const isAccount = (word: unknown): word is Account =>
  typeof word === 'string' && Object.hasOwn(ACCOUNTS, word);

export const accountsOf = (method: Method): Account[] =>
  (Object.keys(ACCOUNTS) as Account[]).filter((name) => ACCOUNTS[name].method === method);
