import type { Network } from '@croupier/domain/people/networks';
import type { Language } from '@croupier/domain/site/regions';
import { createHmac } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { Asked, NetworkPerson } from './network-provider.ts';

/** What the browser keeps while its owner is at the network. */
export interface Journey extends Asked {
  readonly network: Network;
  readonly language: Language;
  /** Where somebody wanted to be, as they said it: the login page judges it. */
  readonly redirect: string | null;
  /** What the link said that led somebody here, as a query: whoever comes back has it still. */
  readonly link?: string;
  /** The session that attaches the network; null for who signs in. */
  readonly attachesTo: string | null;
}

/** What it keeps of somebody new while they answer what the network does not know. */
export type Newcomer = NetworkPerson;

interface Kinds {
  readonly journey: Journey;
  readonly newcomer: Newcomer;
}
type Kind = keyof Kinds;

export const KEPT_MS: Readonly<Record<Kind, number>> = { journey: 10 * 60_000, newcomer: 30 * 60_000 };

/** Things of ours that a browser keeps: it can neither read nor change them, nor give one out as another. */
export interface KeptByBrowser {
  seal<K extends Kind>(kind: K, content: Kinds[K]): string;
  /** @returns undefined for what is not ours, was made for something else, or is over */
  unseal<K extends Kind>(kind: K, kept: string | undefined): Kinds[K] | undefined;
}

export function createKeptByBrowser({ clock, key }: { clock: Clock; key: Buffer }): KeptByBrowser {
  const box = createSecretBox([createHmac('sha256', key).update('networks').digest()]);
  return {
    seal: (kind, content) => {
      const untilMs = clock.now().getTime() + KEPT_MS[kind];
      return box
        .seal(`network ${kind}`, Buffer.from(JSON.stringify({ content, untilMs })))
        .toString('base64url');
    },
    unseal: (kind, kept) => {
      if (!kept) return undefined;
      const opened = opens(() => box.unseal(`network ${kind}`, Buffer.from(kept, 'base64url')));
      if (!opened) return undefined;
      const { content, untilMs } = JSON.parse(opened.toString('utf8')) as {
        content: Kinds[typeof kind];
        untilMs: number;
      };
      const leftMs = untilMs - clock.now().getTime();
      // One that ends later than any can was made under a clock that was set back since.
      return leftMs > 0 && leftMs <= KEPT_MS[kind] ? content : undefined;
    },
  };
}

/** A box throws for whatever is not its own. */
function opens(unseal: () => Buffer): Buffer | undefined {
  try {
    return unseal();
  } catch {
    return undefined;
  }
}

const named = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** `croupier` is in front, so that nobody takes them for a session: `session=` is in no name. */
export const cookieNameOf = (kind: Kind, secure: boolean): string =>
  named(`croupier_network_${kind}`, secure);
