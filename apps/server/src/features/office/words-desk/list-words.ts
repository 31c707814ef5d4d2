import { WORDS_FOUND, type Word } from '@croupier/contract/office/words-desk';
import { shippedWords, wishesOf, type ShippedWord } from '../../site/content/feature.ts';

/** The texts of a feature in their order; undefined where the site has no such feature. */
export async function listWords(feature: string): Promise<Word[] | undefined> {
  const words = (await shippedWords()).get(feature);
  return words && [...words].map(([key, word]) => wordView(feature, key, word));
}

/** The first texts that have these words in a language, or in their key, those that say nothing else before; capitals are as small letters. */
export async function findWords(text: string): Promise<Word[]> {
  const wanted = text.toLowerCase();
  const found = [...(await shippedWords())].flatMap(([feature, words]) =>
    [...words].flatMap(([key, word]) => {
      const said = [`${feature}.${key}`, ...Object.values(word)].map((each) => each.toLowerCase());
      if (!said.some((each) => each.includes(wanted))) return [];
      return { isWhole: said.includes(wanted), word: wordView(feature, key, word) };
    }),
  );
  const ordered = [...found.filter(({ isWhole }) => isWhole), ...found.filter(({ isWhole }) => !isWhole)];
  return ordered.slice(0, WORDS_FOUND).map(({ word }) => word);
}

const wordView = (feature: string, key: string, shipped: ShippedWord): Word => ({
  feature,
  key,
  shipped: { ...shipped },
  filled: wishesOf(shipped),
});
