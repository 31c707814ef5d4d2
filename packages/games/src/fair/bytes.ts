/** Bytes as lowercase hexadecimal. */
export function hexOfBytes(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += HEX_OF_BYTE[byte];
  return hex;
}

const HEX_OF_BYTE = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The bytes that lowercase hexadecimal writes. Throws on anything else. */
export function bytesOfHex(hex: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/.test(hex)) throw new TypeError('Not lowercase hexadecimal');
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = digitAt(hex, i * 2) * 16 + digitAt(hex, i * 2 + 1);
  return bytes;
}

/** Of a digit that has been checked: 0 to 9 or a to f. */
function digitAt(hex: string, index: number): number {
  const code = hex.charCodeAt(index);
  return code < CODE_OF_A ? code - CODE_OF_0 : code - CODE_OF_A + 10;
}

const CODE_OF_0 = 48;
const CODE_OF_A = 97;

/** UTF-8 bytes of a text, written here so that the package needs nothing from its host. */
export function bytesOfText(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return bytesOfWideText(text);
    bytes[i] = code;
  }
  return bytes;
}

function bytesOfWideText(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63));
      bytes.push(0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    }
  }
  return Uint8Array.from(bytes);
}
