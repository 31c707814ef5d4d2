/**
 * How long a text is that a player writes, a password or a nickname: in Unicode code points, as NIST SP 800-63B and JSON
 * Schema count. A letter or a plain emoji is one, whatever it takes in memory; what is put together of several counts as they do.
 */
export const characterCount = (text: string): number => [...text].length;
