import { WORDS_FOUND, type Word } from '@croupier/contract/office/words-desk';
import { shippedWords, wishesOf, type ShippedWord } from '../../site/content/index.ts';

/** The texts of a feature in their order; undefined where the site has no such feature. */
export async function listWords(feature: string): Promise<Word[] | undefined> {
  const words = (await shippedWords()).get(feature);
  return words && [...words].map(([key, word]) => wordView(feature, key, word));
}

/** The first texts that have these words in a language, or in their key; capitals are as small letters. */
export async function findWords(text: string): Promise<Word[]> {
  const wanted = text.toLowerCase();
  const found = [...(await shippedWords())].flatMap(([feature, words]) =>
    [...words]
      .filter(([key, word]) =>
        [`${feature}.${key}`, ...Object.values(word)].some((each) => each.toLowerCase().includes(wanted)),
      )
      .map(([key, word]) => ({ feature, key, word })),
  );
  return found.slice(0, WORDS_FOUND).map(({ feature, key, word }) => wordView(feature, key, word));
}

const wordView = (feature: string, key: string, shipped: ShippedWord): Word => ({
  feature,
  key,
  shipped: { ...shipped },
  filled: wishesOf(shipped),
});
