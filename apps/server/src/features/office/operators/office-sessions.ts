import {
  isPermission,
  isShippedRole,
  permissionsOf,
  type Permission,
} from '@croupier/domain/office/permissions';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import type { AuthenticateOperator } from '../../../platform/http/http.ts';
import { secretOf } from '../../../platform/http/secret-cookie.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';
import { plainAddress } from './address-range.ts';
import { sessionCookie } from './office-cookies.ts';
import * as store from './office-sessions-store.ts';

export const IDLE_MAX_MS = 15 * 60_000;
const LIFETIME_MAX_MS = 12 * 3_600_000;
/** A session in use is written at most this often, so it may end so much earlier than told. */
const TOUCH_EVERY_MS = 20_000;
const AGENT_LENGTH_MAX = 300;

/** From where somebody signs in. */
export interface Visit {
  readonly ip: string;
  readonly agent: string;
}

export interface OfficeSessions {
  /** @returns the secret for the cookie; it is not kept here */
  start(db: Queryable, operatorId: bigint, visit: Visit): Promise<string>;
  authenticate: AuthenticateOperator;
  end(operatorId: bigint, sessionId: string): Promise<boolean>;
  removeStale(): Promise<void>;
}

/** Sessions of the office: they end after 15 minutes without a request and after twelve hours whatever happens. */
export function createOfficeSessions({
  db,
  clock,
  secure,
}: {
  db: Database;
  clock: Clock;
  secure: boolean;
}): OfficeSessions {
  return {
    start: async (tx, operatorId, { ip, agent }) => {
      const { secret, secretHash } = newSecret();
      await store.insertOfficeSession(tx, {
        idHash: secretHash,
        operatorId,
        now: clock.now(),
        address: ip,
        agent: agent.slice(0, AGENT_LENGTH_MAX),
      });
      return secret;
    },
    authenticate: async (cookieHeader, ip) => {
      const secret = secretOf(cookieHeader, sessionCookie(secure));
      if (secret === undefined) return null;
      const idHash = hashSecret(secret);
      const session = await store.findOfficeSession(db, idHash, plainAddress(ip));
      const now = clock.now();
      if (!session || !session.letIn || isOver(session, now)) return null;
      if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_EVERY_MS)
        await store.touchOfficeSession(db, idHash, now);
      const { operatorId, name, email, role, permissions } = session;
      return {
        ...{ operatorId, name, email, role },
        permissions: new Set(permissionsOfRole(role, permissions)),
        sessionId: idHash.toString('hex'),
      };
    },
    end: async (operatorId, sessionId) =>
      (await store.deleteOfficeSession(db, operatorId, Buffer.from(sessionId, 'hex'))) > 0,
    removeStale: async () => {
      const now = clock.now().getTime();
      await store.deleteStale(db, {
        seen: new Date(now - IDLE_MAX_MS),
        created: new Date(now - LIFETIME_MAX_MS),
      });
    },
  };
}

/** Of a shipped role what the code says; of an own one what is kept, as far as there still is such a permission. */
export const permissionsOfRole = (role: string, kept: readonly string[] | null): readonly Permission[] =>
  isShippedRole(role) ? permissionsOf(role) : ['use.office', ...(kept ?? []).filter(isPermission)];

const isOver = (session: store.OfficeSessionRow, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() > IDLE_MAX_MS ||
  now.getTime() - session.createdAt.getTime() > LIFETIME_MAX_MS;
