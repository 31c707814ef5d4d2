/** Sources of what was paid: our ledger, the provider's settlement file, and its API. */
export const MONEY_SOURCES = ['ledger', 'file', 'api'] as const;
export type MoneySource = (typeof MONEY_SOURCES)[number];

/** Money that comes in, that goes back to who paid it, and that goes out. */
export const MONEY_FLOWS = ['pay-in', 'refund', 'pay-out'] as const;
export type MoneyFlow = (typeof MONEY_FLOWS)[number];

/** One payment as a source has it; the provider's fee is not in it. */
export interface MoneyLine {
  readonly flow: MoneyFlow;
  /** Our reference, as the provider was given it. */
  readonly reference: string;
  readonly amountMinor: bigint;
  readonly currency: string;
}

/** `missing`: one source lacks it; `extra`: one alone has it. */
export const DIFFERENCES = ['missing', 'extra', 'amount', 'currency', 'duplicate'] as const;
export type DifferenceKind = (typeof DIFFERENCES)[number];

export interface Difference {
  readonly what: DifferenceKind;
  readonly flow: MoneyFlow;
  readonly reference: string;
  /** The source that stands alone; null where none agrees with another. */
  readonly odd: MoneySource | null;
  /** What each source says, by its first line; null where it says nothing, or was not asked. */
  readonly said: Readonly<Record<MoneySource, Pick<MoneyLine, 'amountMinor' | 'currency'> | null>>;
  /** How often the odd one has it. */
  readonly lines: number;
}

export interface MoneyOfDay extends Readonly<Record<MoneySource, readonly MoneyLine[]>> {
  /** Keys that the API said nothing about: there the other two are held against each other. */
  readonly unasked?: ReadonlySet<string>;
}

export const keyOfLine = ({ flow, reference }: Pick<MoneyLine, 'flow' | 'reference'>): string =>
  `${flow} ${reference}`;

/** Holds three accounts of the same money against each other, payment by payment. @returns each difference, in the order of the keys */
export function matchDay(day: MoneyOfDay): Difference[] {
  const lines = new Map<string, Record<MoneySource, MoneyLine[]>>();
  for (const source of MONEY_SOURCES)
    for (const line of day[source]) {
      const key = keyOfLine(line);
      const all = lines.get(key) ?? { ledger: [], file: [], api: [] };
      lines.set(key, all);
      all[source].push(line);
    }
  return [...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, by]) =>
      matchPayment(
        by,
        MONEY_SOURCES.filter((each) => each !== 'api' || !day.unasked?.has(key)),
      ),
    );
}

function matchPayment(by: Record<MoneySource, MoneyLine[]>, asked: readonly MoneySource[]): Difference[] {
  const having = asked.filter((source) => by[source].length > 0);
  const [first] = having;
  if (!first) return [];
  const { flow, reference } = by[first][0]!;
  const about = { flow, reference, said: saidBy(by, asked) };
  const differs = (what: DifferenceKind, odd: MoneySource | null): Difference => ({
    ...{ ...about, what, odd },
    lines: odd === null ? 1 : by[odd].length,
  });
  return [
    ...having.flatMap((source) => (by[source].length > 1 ? [differs('duplicate', source)] : [])),
    ...presenceOf(asked, having).map(({ what, odd }) => differs(what, odd)),
    ...valuesOf(by, having).map(({ what, odd }) => differs(what, odd)),
  ];
}

const saidBy = (by: Record<MoneySource, MoneyLine[]>, asked: readonly MoneySource[]): Difference['said'] => {
  const of = (source: MoneySource) => {
    const line = asked.includes(source) ? by[source][0] : undefined;
    return line ? { amountMinor: line.amountMinor, currency: line.currency } : null;
  };
  return { ledger: of('ledger'), file: of('file'), api: of('api') };
};

interface Odd {
  readonly what: DifferenceKind;
  readonly odd: MoneySource | null;
}

/** One alone has it: it is extra there. One alone lacks it: it is missing there. */
function presenceOf(asked: readonly MoneySource[], having: readonly MoneySource[]): Odd[] {
  if (having.length === asked.length) return [];
  if (having.length === 1) return [{ what: 'extra', odd: having[0]! }];
  return [{ what: 'missing', odd: asked.find((source) => !having.includes(source))! }];
}

/** Another currency says it all: what the amounts are then is no second fault. */
function valuesOf(by: Record<MoneySource, MoneyLine[]>, having: readonly MoneySource[]): Odd[] {
  for (const [what, valueOf] of VALUES) {
    const values = new Map(having.map((source) => [source, valueOf(by[source][0]!)]));
    if (new Set(values.values()).size > 1) return [{ what, odd: oddOf(values) }];
  }
  return [];
}

const VALUES = [
  ['currency', ({ currency }: MoneyLine) => currency],
  ['amount', ({ amountMinor }: MoneyLine) => String(amountMinor)],
] as const;

/** Whoever says it alone, where two others agree. */
function oddOf(values: ReadonlyMap<MoneySource, string>): MoneySource | null {
  if (values.size < 3) return null;
  const alone = [...values].filter(
    ([, value]) => [...values.values()].filter((each) => each === value).length === 1,
  );
  return alone.length === 1 ? alone[0]![0] : null;
}
