/** Runs work so that only so many are under way at once; the others wait in the order in which they came. */
export function fewAtATime(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** The same, where strangers bring the work: so many may wait, and whoever comes then is told `busy`, and holds nothing here. */
export function fewOrBusy(
  most: number,
  waitingMax: number,
): <Result>(work: () => Promise<Result>) => Promise<Result | 'busy'> {
  const few = fewAtATime(most);
  let here = 0;
  return async (work) => {
    if (here >= most + waitingMax) return 'busy';
    here += 1;
    try {
      return await few(work);
    } finally {
      here -= 1;
    }
  };
}
