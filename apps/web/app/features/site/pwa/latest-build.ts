declare global {
  interface Window {
    /** The router's: which pages this build has; another version with every build whose pages differ. */
    __reactRouterManifest?: { version?: string };
  }
}

/** Whether the house serves a newer build than this page is of. Nobody answers: it is not. */
export async function isOutdated(): Promise<boolean> {
  const own = window.__reactRouterManifest?.version;
  try {
    // Whatever keeps answers in between has none for this instant.
    const answer = await fetch(`/builds/latest.json?${Date.now()}`);
    const { id } = (await answer.json()) as { id: string };
    return answer.ok && own !== undefined && id !== own;
  } catch {
    return false;
  }
}
