import { createHash } from 'node:crypto';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import {
  sandboxCardWebhook,
  type checkPayOutCard as operation,
  type PayOutMethod,
} from '@croupier/contract/money/pay-outs';
import type { InputOf } from '@croupier/contract/kit';
import { matchOwnerName, METHODS_MAX } from '@croupier/domain/money/pay-outs';
import type { Language } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { findPersonOf, lockPlayer } from '../../people/players/feature.ts';
import { customerOf } from '../payments/feature.ts';
import { hashLink, linkOf } from './card-link.ts';
import { proveMethod, showMethod } from './change-method.ts';
import { findMethod, insertMethod, listMethods, setPage, type MethodRow } from './methods-store.ts';
import { methodView } from './pay-outs-view.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';

type Refusal = Refused<typeof operation>;
type Body = InputOf<typeof operation>['body'];
type Checked = { method: PayOutMethod; redirectUrl: string | null };
interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

/** Begins to show where money may go. Its id comes of the player and the key: repeated, it is the same one. */
export async function checkMethod(
  parts: PayOutsParts,
  { playerId }: SignedIn,
  body: Body,
): Promise<Checked | Refusal> {
  const { firstName, lastName } = await findPersonOf(parts.db, playerId);
  if (firstName === null || lastName === null)
    return refuse('pay_out_method_refused', { reason: 'name_missing' });
  const asked = { playerId, id: derivedUuid(`pay-out method of ${playerId} ${body.key}`) };
  const person = { firstName, lastName };
  return body.kind === 'card'
    ? checkCard(parts, { ...asked, person, language: body.language })
    : checkAccount(parts, { ...asked, person, iban: body.iban, ownerName: body.ownerName });
}

interface Asked {
  readonly playerId: bigint;
  readonly id: string;
  readonly person: Person;
}

/** A card is shown to the provider on its own page: its number never comes here. */
async function checkCard(
  parts: PayOutsParts,
  { playerId, id, person, language }: Asked & { readonly language: Language },
): Promise<Checked | Refusal> {
  const link = linkOf(parts.linkKey, id);
  const input = { kind: 'card', text: 'card', linkHash: hashLink(link) } as const;
  const method = await parts.db.transaction((tx) => open(parts, tx, { playerId, id, ...input }));
  if (isRefusal(method)) return method;
  if (method.state !== 'ASKED') return { method: methodView(method), redirectUrl: null };
  if (method.redirectUrl !== null) return { method: methodView(method), redirectUrl: method.redirectUrl };
  const page = await parts.provider.showCard({
    ...{ reference: id, customer: customerOf(playerId), language },
    customerName: `${person.firstName} ${person.lastName}`,
    returnUrl: `${parts.publicUrl}/${language}/verify-card?token=${link}`,
    webhookUrl: `${parts.publicUrl}${sandboxCardWebhook.path}`,
  });
  if (page === 'unavailable') return refuse('payment_provider_unavailable');
  await setPage(parts.db, id, page.redirectUrl);
  return { method: methodView(method), redirectUrl: page.redirectUrl };
}

/** An account is named here and known by the provider alone from then on: we keep its last digits. */
async function checkAccount(
  parts: PayOutsParts,
  asked: Asked & { readonly iban: string; readonly ownerName: string },
): Promise<Checked | Refusal> {
  const { playerId, id, person, ownerName } = asked;
  const iban = electronicFormatIBAN(asked.iban);
  if (iban === null || !isValidIBAN(iban)) return refuse('pay_out_method_refused', { reason: 'iban_wrong' });
  const nameMatch = matchOwnerName(person, ownerName);
  if (nameMatch === 'differs') return refuse('pay_out_method_refused', { reason: 'name_differs' });
  const input = { kind: 'iban', text: `${iban} ${ownerName}`, linkHash: null } as const;
  const method = await parts.db.transaction((tx) => open(parts, tx, { playerId, id, ...input }));
  if (isRefusal(method)) return method;
  if (method.state !== 'ASKED') return { method: methodView(method), redirectUrl: null };
  const account = await parts.provider.knowAccount({ iban, ownerName });
  if (account === 'unavailable') return refuse('payment_provider_unavailable');
  const shown = {
    ...{ ownerName, nameMatch, mark: account.mark, providerToken: account.token },
    mask: `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`,
  };
  const state = account.isOwner ? 'SHOWN' : 'REFUSED';
  const proven = await parts.db.transaction(async (tx) => {
    await showMethod(tx, id, { ...shown, state });
    await proveMethod(tx, id, parts.clock.now());
    return (await findMethod(tx, id))!;
  });
  // Also where it was given up while the provider was asked.
  if (proven.state !== 'PROVEN') return refuse('pay_out_method_refused', { reason: 'not_confirmed' });
  return { method: methodView(proven), redirectUrl: null };
}

interface Opened {
  readonly playerId: bigint;
  readonly id: string;
  readonly kind: MethodRow['kind'];
  /** What was asked, for who asks again. Only its hash is kept. */
  readonly text: string;
  readonly linkHash: Buffer | null;
}

async function open(
  { clock, linkKey }: PayOutsParts,
  tx: Tx,
  { playerId, id, kind, text, linkHash }: Opened,
): Promise<MethodRow | Refusal> {
  await lockPlayer(tx, playerId);
  // Under a key: the number of an account could be found again by trying all of them.
  const inputHash = createHash('sha256').update(linkKey).update(`${kind} ${text}`).digest();
  const twin = await findMethod(tx, id);
  if (twin) return twin.inputHash.equals(inputHash) ? twin : refuse('key_reused');
  const live = (await listMethods(tx, playerId)).filter(
    ({ state }) => state !== 'REFUSED' && state !== 'DISABLED',
  );
  if (live.length >= METHODS_MAX) return refuse('pay_out_method_refused', { reason: 'too_many' });
  return insertMethod(tx, { playerId, id, kind, inputHash, linkHash, createdAt: clock.now() });
}
