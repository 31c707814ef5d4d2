import type { GameTile } from '@croupier/contract';

interface Filter {
  text: string;
  /** `any`, or a step of 1 to 5. */
  volatility: string;
  /** A game's name in the page's language. */
  nameOf(code: string): string;
}

/** Games whose name, code or maker has every word asked for, of the volatility asked for. */
export function filterGames(games: readonly GameTile[], { text, volatility, nameOf }: Filter): GameTile[] {
  const words = plain(text).split(' ').filter(Boolean);
  return games.filter((game) => {
    if (volatility !== 'any' && String(game.maths.volatility) !== volatility) return false;
    const haystack = plain(`${nameOf(game.code)} ${game.code} ${game.provider}`);
    return words.every((word) => haystack.includes(word));
  });
}

/** Without case, accents of Latin letters and punctuation, in any of the alphabets. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
