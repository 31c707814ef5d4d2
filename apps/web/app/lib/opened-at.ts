/** The address that this document was opened by: the browser remembers it, whatever steps came since. */
export function openedAt(): URL | undefined {
  const [opened] = performance.getEntriesByType('navigation');
  return opened && new URL(opened.name);
}

/** What the site was opened with, as links to it from elsewhere have it; pages since have other addresses. */
export const openedWith = (): URLSearchParams => (openedAt() ?? new URL(location.href)).searchParams;

let stepped = false;

/** Keeps that there was a step to another page. The shell says so of each, from the start. */
export const noteStep = (): void => void (stepped = true);

/** Whether there was a step since this document was opened, also one that was taken back. */
export const hasStepped = (): boolean => stepped;
