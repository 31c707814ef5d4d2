import type { InputOf, Operation, OutputOf } from '@croupier/contract/kit';
import type { Permission } from '@croupier/domain/office/permissions';
import type { Brand } from '@croupier/domain/site/brands';
import type { Language, RegionId, RulePlaces, Theme } from '@croupier/domain/site/regions';
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Refused } from '../refusal.ts';

/** Whom a session cookie stands for. */
export interface SignedIn extends RulePlaces {
  playerId: bigint;
  sessionId: string;
  language: Language;
  /** An operator has closed the account: there is nothing that this player may do. */
  blocked: boolean;
}

/** One version of what pages say, which who brings its link is shown in place of what is in force. */
export interface Preview {
  /** The document: of which kind, under which key, for whom. */
  readonly kind: string;
  readonly key: string;
  readonly scope: string;
  readonly version: number;
  /** How the site is shown meanwhile. */
  readonly brand: Brand;
  readonly region: RegionId;
  readonly theme: Theme;
  /** When the link ends. */
  readonly untilMs: number;
}

/** Reads the preview out of a Cookie header; null where there is none, or it is over. */
export type ReadPreview = (cookieHeader: string | undefined) => Preview | null;

/** Whom a session of the office stands for. */
export interface SignedInOperator {
  operatorId: bigint;
  name: string;
  email: string;
  role: string;
  permissions: ReadonlySet<Permission>;
  /** The hash of the session's secret. */
  sessionId: string;
}

/** Reads the session of the office out of a Cookie header; null for nobody, an ended or idle one, or one from where its role is not let in. */
export type AuthenticateOperator = (
  cookieHeader: string | undefined,
  ip: string,
) => Promise<SignedInOperator | null>;

/** Reads the session out of a Cookie header; null for a visitor, an ended or an expired session. Asks every time. */
export type Authenticate = (cookieHeader: string | undefined) => Promise<SignedIn | null>;

/** Whom a Cookie header stood for when it was read a moment ago; null when that is not remembered. It may have ended since. */
export type Recall = (cookieHeader: string | undefined) => SignedIn | null;

/**
 * Uses up the proof of work in a call's header (`PROOF_HEADER`); `operation` is its path in the contract.
 * @returns whether it was good, which it is once
 */
export type SpendProof = (proof: { header: string | undefined; operation: string }) => Promise<boolean>;

/** Whether the player has shown in this session, a short while ago, who they are by more than a password. */
export type IsProvenLately = (player: SignedIn) => Promise<boolean>;

/** What a handler answers when the session that was remembered could not be proven: it is read, and the handler called again. */
export const UNPROVEN = Symbol('unproven');

export interface CookieOptions {
  maxAgeSeconds?: number;
  path?: string;
  httpOnly?: boolean;
  sameSite?: 'Lax' | 'Strict';
}

export interface Context<O extends Operation> {
  input: InputOf<O>;
  player: O['access'] extends 'player' ? SignedIn : SignedIn | null;
  /** Who works here and asks; only an operation of the office knows one. */
  operator: O['access'] extends { operator: Permission } ? SignedInOperator : null;
  /** What is shown in place of what is in force; who is shown it is a visitor, whoever else they are. */
  preview: Preview | null;
  /** True where the player is only remembered: nothing may be done or told for them unless the statement that does it proves it. */
  isRecalled: boolean;
  requestId: string;
  ip: string;
  /** Uses up the proof of work that the call brings: for an operation that needs one after failures. */
  provesWork(): Promise<boolean>;
  /** For how long the request has been here: for what counts from when it was read. */
  waitedMs(): number;
  headers: IncomingHttpHeaders;
  cookies: Readonly<Record<string, string>>;
  /** HttpOnly, SameSite=Lax, path `/` and, under https, Secure, unless told otherwise. */
  setCookie(name: string, value: string, options?: CookieOptions): void;
  clearCookie(name: string): void;
  /** The answer is a file of this name and type. */
  asFile(name: string, type: string): void;
  /** Whoever is given the answer may keep it for so long without asking again. */
  keepFor(seconds: number): void;
  /** The body's very bytes, kept for operations of access `server`, whose signature is over them. */
  rawBody?: Buffer;
}

export type Handler<O extends Operation> = (ctx: Context<O>) => Promise<OutputOf<O> | Refused<O>>;
/** Of an operation whose player may be only remembered. */
export type ProvingHandler<O extends Operation> = (
  ctx: Context<O>,
) => Promise<OutputOf<O> | Refused<O> | typeof UNPROVEN>;

/** Where features hang their operations in. */
export interface Http {
  handle<O extends Operation>(operation: O, handler: Handler<O>): void;
  /** The same without asking for the session first, where the handler proves it. */
  handleProving<O extends Operation>(operation: O, handler: ProvingHandler<O>): void;
  /** For what is not an operation: pages, files, sockets. */
  raw: FastifyInstance;
}
