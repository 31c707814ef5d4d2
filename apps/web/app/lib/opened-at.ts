/** The address that this document was opened by: the browser remembers it, whatever steps came since. */
export function openedAt(): URL | undefined {
  const [opened] = performance.getEntriesByType('navigation');
  return opened && new URL(opened.name);
}
