import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';

/** The most digits before the decimals. */
const WHOLE_MAX = 10;

/** What somebody typed as an amount, in minor units as digits; undefined when it is none. A comma is a point, spaces are nothing. */
export function minorOf(text: string, currency: Currency): string | undefined {
  const decimals = CURRENCIES[currency].scale;
  const plain = text.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-');
  const [, sign = '', whole = '', part = ''] = /^(-?)([0-9]+)(?:\.([0-9]+))?$/.exec(plain) ?? [];
  if (whole === '' || whole.length > WHOLE_MAX || part.length > decimals) return undefined;
  const minor = BigInt(`${whole}${part.padEnd(decimals, '0')}`);
  return minor === 0n ? '0' : `${sign}${minor}`;
}
