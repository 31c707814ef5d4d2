/**
 * Scripts of others may be in some documents and in no other. Once they are in this one, what is closed to them is opened in a
 * document of its own. Who lets them in says what that is (`features/site/consent`); until then nothing is.
 */
interface Apart {
  /** Whether a step to this address is made with a new document. */
  page(pathname: string): boolean;
  /** Where a modal is opened instead, in a document of its own; undefined: here. */
  modal(name: string): string | undefined;
}

export let apart: Apart = { page: () => false, modal: () => undefined };

export function keepApart(next: Apart): void {
  apart = next;
}
