/** Makes node_modules what package-lock.json says. Throws an Error of one sentence. */
export function ensureInstalled(root: string): Promise<void>;
export function isInstalled(root: string): boolean;
/** One sentence that says what to do about a failed `npm ci`. */
export function explainNpmFailure(code: number | string, output: string): string;
