/**
 * Our reference as Hyperswitch's ids, which have thirty characters: 26 of base 32 hold the 128 bits of a UUID. The one follows from the other, so
 * whatever Hyperswitch says of a payment names ours, and its ids are our idempotency keys there.
 */
export const paymentIdOf = (reference: string): string => `pay_${packed(reference)}`;

/** The one refund of a payment: always of the whole. */
export const refundIdOf = (reference: string): string => `ref_${packed(reference)}`;

/** The reference of a payment's id; undefined where we did not make it. */
export function referenceOf(paymentId: string): string | undefined {
  const [, text] = /^pay_([0-7][0-9a-v]{25})$/.exec(paymentId) ?? [];
  if (text === undefined) return undefined;
  let bits = 0n;
  for (const digit of text) bits = bits * 32n + BigInt(parseInt(digit, 32));
  const hex = bits.toString(16).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const packed = (reference: string): string =>
  BigInt(`0x${reference.replaceAll('-', '')}`)
    .toString(32)
    .padStart(26, '0');
