declare module 'subset-font' {
  /** A font with these letters alone. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly noHinting?: boolean;
      /** Tags of OpenType features; all when not given. */
      readonly keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
