import { EmailSchema } from '@croupier/contract/kit';
import type { TakeBack } from '@croupier/contract/people/deletion';
import type { Network, NetworkEnd } from '@croupier/domain/people/networks';
import Value from 'typebox/value';
import { addressKey } from '../../../platform/http/client-address.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { enterAccount, type Arrival, type Entered } from '../players/feature.ts';
import { attachIdentity } from './attach-identity.ts';
import { callbackOf } from './begin-journey.ts';
import { hasAccount } from './has-account.ts';
import type { Journey, Newcomer } from './kept-by-browser.ts';
import { endOf, faultOf, type NetworkPerson } from './network-provider.ts';
import type { NetworksParts } from './networks-parts.ts';
import { findPlayerOf } from './networks-store.ts';

/** Where somebody who came back stands now. */
export type Landing =
  | { readonly is: 'in'; readonly entered: Entered }
  | { readonly is: 'new'; readonly newcomer: Newcomer }
  | { readonly is: 'attached' }
  | {
      readonly is: 'ended';
      readonly end: NetworkEnd;
      /** Where the player closed the account and may open it again. */
      readonly takeBack?: TakeBack | undefined;
    };

export interface Return {
  readonly network: Network;
  /** The query of the address, as the browser brought it. */
  readonly query: string;
  readonly journey: Journey | undefined;
  readonly arrival: Arrival;
}

const ended = (end: NetworkEnd, takeBack?: TakeBack): Landing => ({ is: 'ended', end, takeBack });

/**
 * Believes a network, once: its answer must be to the journey that this browser keeps, of the same network and state. Who comes back
 * is counted before the network is asked, since each is a call to it.
 */
export async function finishJourney(parts: NetworksParts, back: Return): Promise<Landing> {
  const { journey, network, arrival } = back;
  const provider = parts.providers.get(network);
  const returnedTo = callbackOf(parts, network, back.query);
  const states = returnedTo.searchParams.getAll('state');
  if (!provider || journey?.network !== network || states.length !== 1 || states[0] !== journey.state)
    return ended('over');
  const { budget } = parts.players;
  const address = addressKey(arrival.ip);
  if (await budget.take('network-address', address)) return ended('busy');
  let person: NetworkPerson;
  try {
    person = tidy(await provider.personOf(returnedTo, journey));
  } catch (error) {
    const end = endOf(error);
    if (end !== 'cancelled')
      parts.warn('nobody was let in by a network', { network, end, ...faultOf(error) });
    return ended(end);
  }
  const landing = journey.attachesTo
    ? await attach(parts, person, { sessionId: journey.attachesTo, arrival })
    : await enter(parts, person, arrival);
  if (landing.is !== 'ended') await budget.giveBack('network-address', address);
  return landing;
}

async function attach(...asked: Parameters<typeof attachIdentity>): Promise<Landing> {
  const outcome = await attachIdentity(...asked);
  return outcome === 'attached' ? { is: 'attached' } : ended(outcome);
}

/**
 * Lets in whose identity it is, as a password would: it shows one thing that somebody has. Where the network has proven an address that
 * has an owner here, that is said, to who reads that mailbox and to nobody else; the account is not joined to it, since whoever opened it
 * may be somebody else than who has the mailbox now.
 */
async function enter(parts: NetworksParts, person: NetworkPerson, arrival: Arrival): Promise<Landing> {
  const playerId = await findPlayerOf(parts.db, person);
  if (playerId === undefined) {
    const isKnown =
      person.email !== null && person.isProven && (await hasAccount(parts, parts.db, person.email));
    return isKnown ? ended('known') : { is: 'new', newcomer: person };
  }
  return landingOf(await enterAs(parts, playerId, person, arrival));
}

const landingOf = (entered: Awaited<ReturnType<typeof enterAs>>): Landing => {
  if (entered === undefined) return ended('over');
  return isRefusal(entered)
    ? ended('closed', entered.details as TakeBack | undefined)
    : { is: 'in', entered };
};

/** Under the player's lock, which who detaches it holds, too: it is either still theirs, or nobody is let in. */
export const enterAs = (parts: NetworksParts, playerId: bigint, person: NetworkPerson, arrival: Arrival) =>
  enterAccount(parts.players, playerId, arrival, {
    proven: false,
    holds: async (tx) => (await findPlayerOf(tx, person)) === playerId,
  });

/** An address of a form that accounts here do not have is none: its owner is asked for another. */
function tidy(person: NetworkPerson): NetworkPerson {
  const email = person.email?.trim().toLowerCase() ?? '';
  const isAddress = Value.Check(EmailSchema, email);
  return { ...person, email: isAddress ? email : null, isProven: isAddress && person.isProven };
}
