import { editionOf, BRAND_IDENTITIES, type Brand } from '@croupier/domain/site/brands';
import { createFormat } from '@croupier/domain/site/formats';
import { REGION_TIME_ZONES, type Language, type RegionId } from '@croupier/domain/site/regions';
import type { PayOutState } from '@croupier/domain/money/pay-outs';
import type { PayInState } from '@croupier/domain/money/payments';
import type { ReceiptRow } from './receipt-store.ts';
import { METHOD_WORDS, PAY_IN_WORDS, PAY_OUT_WORDS, RECEIPT_WORDS } from './receipt-words.ts';

/** A receipt as it is printed: nothing of its player but the payment. */
export interface Receipt {
  readonly language: Language;
  readonly house: string;
  readonly title: string;
  /** The payment's last change, not the time of the print: the same payment is always printed as the same bytes. */
  readonly asOf: Date;
  readonly lines: readonly (readonly [name: string, value: string])[];
  /** The operator of the house, its licence, and where to ask. */
  readonly foot: readonly string[];
}

interface Reader {
  readonly language: Language;
  readonly region: RegionId;
  readonly brand: Brand;
}

export function receiptView(row: ReceiptRow, { language, region, brand }: Reader): Receipt {
  const word = (name: keyof typeof RECEIPT_WORDS) => RECEIPT_WORDS[name][language];
  const { money } = createFormat(language);
  const sum = (amountMinor: bigint) => money(amountMinor, row.currency);
  const { amountMinor, askedMinor, backMinor, feeMinor, createdAt, updatedAt } = row;
  const { legalName, licenceNumber, supportEmail } = editionOf(region, brand);
  const method = methodOf(row, language);
  return {
    ...{ language, house: BRAND_IDENTITIES[brand].name, title: word('title'), asOf: updatedAt },
    lines: [
      [word('what'), word(row.kind)],
      [word('state'), stateOf(row)[language]],
      [word('amount'), sum(amountMinor)],
      ...(askedMinor === null ? [] : [[word('asked'), sum(askedMinor)] as const]),
      ...(backMinor === 0n ? [] : [[word('back'), sum(backMinor)] as const]),
      [word('fee'), sum(feeMinor)],
      ...(row.kind === 'in' ? [] : [[word('received'), sum(amountMinor - feeMinor)] as const]),
      ...(method === '' ? [] : [[word('method'), method] as const]),
      [word('begun'), timeOf(createdAt, { language, region })],
      [word('changed'), timeOf(updatedAt, { language, region })],
      [word('reference'), row.id],
    ],
    foot: [legalName, `${word('licence')}: ${licenceNumber}`, `${word('support')}: ${supportEmail}`],
  };
}

const stateOf = ({ kind, state }: ReceiptRow) =>
  kind === 'in' ? PAY_IN_WORDS[state as PayInState] : PAY_OUT_WORDS[state as PayOutState];

/** Empty of a deposit whose provider has not told by what it came. */
function methodOf({ method, mask }: ReceiptRow, language: Language): string {
  // A deposit that was begun before there was a choice came by the card whose last digits are known.
  const kind = method ?? (mask === null ? null : 'card');
  return [kind && METHOD_WORDS[kind][language], mask].filter((part) => part !== null).join(' ');
}

/** `2 Jan 2026, 12:00 (Europe/Kyiv, GMT+02:00)`: by the clocks of the region, and told which. */
function timeOf(instant: Date, { language, region }: Pick<Reader, 'language' | 'region'>): string {
  const timeZone = REGION_TIME_ZONES[region];
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')!.value;
  return `${createFormat(language).date(instant, 'dateTime', timeZone)} (${timeZone}, ${offset})`;
}
