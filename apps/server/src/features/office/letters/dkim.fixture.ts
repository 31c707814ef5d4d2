import { createHash, createVerify, type KeyObject } from 'node:crypto';

/**
 * Verifies the signature of a letter as a mailbox does (RFC 6376, relaxed/relaxed, SHA-256).
 * @returns the tags of the signature; undefined where it does not hold
 */
export function verifyDkim(raw: string, key: KeyObject): ReadonlyMap<string, string> | undefined {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = headers.find((line) => nameOf(line) === 'dkim-signature');
  if (signature === undefined) return undefined;
  const tags = new Map(
    valueOf(signature)
      .split(';')
      .map((tag) => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).replace(/\s/g, ''),
      ]),
  );
  const body = createHash('sha256')
    .update(relaxedBody(raw.slice(end + 4)), 'latin1')
    .digest('base64');
  if (tags.get('bh') !== body) return undefined;
  const signed = tags.get('h')!.split(':');
  const lines = signed.map(
    (name) => `${name}:${valueOf(headers.findLast((line) => nameOf(line) === name)!)}`,
  );
  const unsigned = valueOf(signature).replace(/(;\s*b=).*$/s, '$1');
  const verify = createVerify('RSA-SHA256');
  verify.update([...lines, `dkim-signature:${unsigned}`].join('\r\n'), 'latin1');
  return verify.verify(key, tags.get('b')!, 'base64') ? tags : undefined;
}

const nameOf = (line: string): string => line.slice(0, line.indexOf(':')).trim().toLowerCase();

const valueOf = (line: string): string =>
  line
    .slice(line.indexOf(':') + 1)
    .replaceAll('\r\n', '')
    .replace(/[ \t]+/g, ' ')
    .trim();

const relaxedBody = (body: string): string => {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').trimEnd());
  while (lines.at(-1) === '') lines.pop();
  return lines.length === 0 ? '' : `${lines.join('\r\n')}\r\n`;
};
