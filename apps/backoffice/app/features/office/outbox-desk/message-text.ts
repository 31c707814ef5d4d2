/** A piece of a letter: words, or an address in them. */
export interface Piece {
  readonly text: string;
  readonly isLink: boolean;
}

/** Only what a browser opens as a page; an address ends before the sign that ends a sentence. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}]/g;

/** A letter in pieces, in their order; together they are the whole text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: link, index } of text.matchAll(LINK)) {
    if (index > at) pieces.push({ text: text.slice(at, index), isLink: false });
    pieces.push({ text: link, isLink: true });
    at = index + link.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isLink: false });
  return pieces;
}
