/** The address that this document was opened by: the browser remembers it, whatever steps came since. */
export function openedAt(): URL | undefined {
  const [opened] = performance.getEntriesByType('navigation');
  return opened && new URL(opened.name);
}

/** What the site was opened with, as links to it from elsewhere have it; pages since have other addresses. */
export const openedWith = (): URLSearchParams => (openedAt() ?? new URL(location.href)).searchParams;
