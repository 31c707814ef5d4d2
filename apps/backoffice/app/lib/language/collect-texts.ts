export type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Texts by the folder that has them, a feature or the shell; those of `lib` stand beside, whose path here names no folder. */
export function collectTexts(files: Readonly<Record<string, unknown>>, lib: Texts[string]): Texts {
  const others = Object.entries(files).map(([path, texts]) => [
    path.split('/messages/')[0]!.split('/').at(-1)!,
    texts as Texts[string],
  ]);
  return { lib, ...(Object.fromEntries(others) as Texts) };
}
