/**
 * Third-party scripts may run on some pages only. Once they are loaded, the other pages open with a full navigation. What loads
 * them says which pages those are (`features/site/consent`); until then there are none.
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
