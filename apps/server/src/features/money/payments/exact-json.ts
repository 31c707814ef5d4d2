/**
 * Reads JSON whose numbers become the digits that were written, so that no amount passes through a float.
 * @returns undefined where the text is not JSON
 */
export function parseExactly(text: string): unknown {
  try {
    return JSON.parse(text, asWritten);
  } catch {
    return undefined;
  }
}

const asWritten = (_name: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === 'number' ? context?.source : value;
