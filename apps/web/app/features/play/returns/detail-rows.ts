/** A further figure of a sheet, as a page can say it. */
export interface DetailRow {
  /** Names its text; what was numbered in the sheet shares one, with the number put in. */
  readonly name: (typeof NAMES)[number];
  readonly number: number | null;
  readonly kind: 'share' | 'odds' | 'number';
  readonly value: number;
}

const NAMES = [
  'freeSpinsProbability',
  'freeSpinsPerSpin',
  'freeSpinsPerRound',
  'freeSpinsPerFreeSpin',
  'respinProbability',
  'respinsPerSpin',
  'baseRtp',
  'featureRtp',
  'featureProbability',
  'grandProbability',
  'hitsProbability',
  'rtpAfter',
  'rtpAt',
  'rtpOfChoice',
  'sigmaOfChoice',
  'firstDropPlayed',
  'firstDropExact',
] as const;

/** The sheet's details in an order that reads; what a game does not have (0) and what is said elsewhere is left out. */
export function detailRows(details: Readonly<Record<string, number>>): DetailRow[] {
  const rows = Object.entries(details).flatMap(([key, value]) => {
    const [, before = '', digits = '', after = ''] = /^([A-Za-z]+)(\d*)(.*)$/.exec(key) ?? [];
    const name = NAMES.find((each) => each === before + after);
    if (name === undefined || value === 0) return [];
    return [{ name, number: digits === '' ? null : Number(digits), kind: kindOf(name), value }];
  });
  return rows.toSorted(
    (a, b) => NAMES.indexOf(a.name) - NAMES.indexOf(b.name) || (a.number ?? 0) - (b.number ?? 0),
  );
}

function kindOf(name: string): DetailRow['kind'] {
  if (name.endsWith('Probability')) return 'odds';
  return /^rtp|Rtp$|^firstDrop/.test(name) ? 'share' : 'number';
}
