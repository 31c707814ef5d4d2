interface Answer {
  readonly question: string;
  readonly html: string;
}

/** Those in which every typed word begins some word, whatever its case. */
export function matching<A extends Answer>(answers: readonly A[], text: string): A[] {
  const wanted = wordsOf(text);
  return answers.filter((answer) => {
    const words = wordsOf(`${answer.question} ${answer.html.replace(/<[^>]*>/g, ' ')}`);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
