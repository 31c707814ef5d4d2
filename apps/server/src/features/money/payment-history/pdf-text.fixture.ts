import { inflateSync } from 'node:zlib';

/** Reads the text of a PDF that `pdfkit` wrote, a line a piece, as a reader's selection takes it: glyphs by the font's own table of letters. */
export function textOfPdf(pdf: Buffer): string {
  const file = pdf.toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, number, body]) => [number!, body!]),
  );
  const streamOf = (number: string) => {
    const [, bytes] = /stream\n([^]*)\nendstream/.exec(objects.get(number)!)!;
    return inflateSync(Buffer.from(bytes!, 'latin1')).toString('latin1');
  };
  const lettersOf = (font: string) => {
    const [, table] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)!)!;
    return [...streamOf(table!).matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)].flatMap(
      ([, first, letters]) =>
        [...letters!.matchAll(/<([0-9a-f ]*)>/g)].map(
          ([, hex], n) => [Number.parseInt(first!, 16) + n, unicodeOf(hex!)] as const,
        ),
    );
  };
  const fonts = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, number]) => [name!, new Map(lettersOf(number!))]),
  );
  const contents = [...file.matchAll(/\/Contents (\d+) 0 R/g)].map(([, number]) => streamOf(number!));
  return contents
    .flatMap((content) => [...content.matchAll(/\/(F\d+) [\d.]+ Tf[^]*?\[([^\]]*)\] TJ/g)])
    .map(([, font, glyphs]) =>
      [...glyphs!.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, hex]) => hex!.match(/.{4}/g)!)
        .map((glyph) => fonts.get(font!)!.get(Number.parseInt(glyph, 16)) ?? '\ufffd')
        .join(''),
    )
    .join('\n');
}

const unicodeOf = (hex: string): string =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
