interface TextPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** A note cut where somebody is mentioned. @param mentions names, as the note kept them */
export function withMentions(text: string, mentions: readonly string[]): readonly TextPart[] {
  if (mentions.length === 0) return [{ text, isMention: false }];
  const names = [...mentions].sort((a, b) => b.length - a.length).map(literal);
  const pattern = new RegExp(`(@(?:${names.join('|')})(?![\\p{L}\\p{N}]))`, 'iu');
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMention: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** What means something to an expression means itself. */
const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
