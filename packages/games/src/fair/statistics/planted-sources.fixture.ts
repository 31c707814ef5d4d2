import { xoshiro128 } from '../../simulator/xoshiro.ts';
import { belowFromWords, type Draw, type WordSource } from '../draw.ts';

/** A source for examination: the draw of each round, rounds in order. */
export type Source = (nonce: number) => Draw;

function goodWords(seed = 7): WordSource {
  const source = xoshiro128(seed);
  const words = new Uint32Array(1024);
  let at = words.length;
  return () => {
    if (at === words.length) {
      source.fill(words);
      at = 0;
    }
    return words[at++]!;
  };
}

const drawFrom = (nextWord: WordSource): Draw => ({ below: (n) => belowFromWords(nextWord, n) });

/** A source that is as good as a fast one is: no test may refuse it. */
export function goodSource(): Source {
  const draw = drawFrom(goodWords());
  return () => draw;
}

/** The modulo of a byte, the commonest mistake: results below 256 mod n come too often. */
export function biasedModulo(): Source {
  const nextWord = goodWords();
  return () => ({ below: (n) => (nextWord() >>> 24) % n });
}

/** A wire of the generator that is always on. */
export function stuckBit(): Source {
  const nextWord = goodWords();
  return () => drawFrom(() => (nextWord() | (1 << 27)) >>> 0);
}

/** A generator that begins again after a thousand rounds. */
export function shortPeriod(): Source {
  return (nonce) => drawFrom(goodWords(nonce % 1000));
}

/** One word in ten is the word before it, within a round. */
export function correlatedNeighbours(): Source {
  const nextWord = goodWords();
  return () => {
    let last = nextWord();
    return drawFrom(() => (last = nextWord() % 10 === 0 ? last : nextWord()));
  };
}

/** One word in ten is what stood at its place in the round before. */
export function correlatedRounds(): Source {
  const nextWord = goodWords();
  const before: number[] = [];
  return () => {
    let place = 0;
    return drawFrom(() => {
      const word = nextWord() % 10 === 0 ? (before[place] ?? nextWord()) : nextWord();
      before[place++] = word;
      return word;
    });
  };
}

/** Gives high after low and low after high a little too often, at each place of the round. */
export function restless(): Source {
  const nextWord = goodWords();
  const wasHigh: boolean[] = [];
  return () => {
    let place = 0;
    return drawFrom(() => {
      const isHigh = (word: number) => word >= 2 ** 31;
      let word = nextWord();
      if (isHigh(word) === wasHigh[place] && nextWord() % 20 === 0) word = (word ^ 0x80000000) >>> 0;
      wasHigh[place++] = isHigh(word);
      return word;
    });
  };
}

/** Never gives a result again before all others have come, as a bag that is emptied: every one equally often. */
export function emptiedBag(): Source {
  const nextWord = goodWords();
  const bags: number[][] = [];
  return () => {
    let place = 0;
    return {
      below(n) {
        const bag = bags[place]?.length
          ? bags[place]!
          : (bags[place] = Array.from({ length: n }, (_, i) => i));
        place += 1;
        return bag.splice(belowFromWords(nextWord, bag.length), 1)[0]!;
      },
    };
  };
}
