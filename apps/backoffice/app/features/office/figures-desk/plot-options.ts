import type { FiguresAnswer } from '@croupier/contract/office/figures-desk';
import { CURRENCIES } from '@croupier/domain/money/amounts';
import type { FigureStep } from '@croupier/domain/office/figures';
import UPlot from 'uplot';
import type { AskedFigures } from './asked-figures.ts';
import { isMoney } from './use-figure.ts';

export const PLOT_HEIGHT_PX = 240;
const DAY_SECONDS = 86_400;
const HALF_SECONDS: Readonly<Record<FigureStep, number>> = {
  day: DAY_SECONDS / 2,
  week: DAY_SECONDS * 3.5,
  month: DAY_SECONDS * 15,
};

interface Plotted {
  readonly asked: AskedFigures;
  readonly widthPx: number;
  readonly words: {
    readonly figure: string;
    readonly step: string;
    /** A step by its first day, in whole and in short. */
    stepText(first: string): string;
    shortText(first: string): string;
    /** A number on the axis. */
    compact(value: number): string;
    /** What the figure came to in a step, exact: what is drawn is rounded. */
    exact(index: number): string;
  };
}

/** One figure as bars, in the look that the page has now: a canvas knows no style. */
export function plotOptions({ asked, widthPx, words }: Plotted): UPlot.Options {
  return {
    width: widthPx,
    height: PLOT_HEIGHT_PX,
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1_000), 'Etc/UTC'),
    cursor: { drag: { x: false, y: false } },
    scales: {
      // Room for the half of the first and of the last bar.
      x: {
        range: (_plot, first, last) => [first - HALF_SECONDS[asked.step], last + HALF_SECONDS[asked.step]],
      },
      y: { range: (_plot, least, most) => [Math.min(0, least) * 1.05, Math.max(0, most) * 1.05 || 1] },
    },
    axes: [
      axisOf({ space: 80, values: (_plot, values) => values.map((at) => words.shortText(dayAt(at))) }),
      axisOf({ size: 64, values: (_plot, values) => values.map(words.compact) }),
    ],
    series: [
      {
        label: words.step,
        value: (_plot, at, _series, index) => (index === null ? '—' : words.stepText(dayAt(at))),
      },
      {
        label: words.figure,
        stroke: colour('--link'),
        fill: colour('--accent-soft'),
        width: 1.5,
        points: { show: false },
        paths: UPlot.paths.bars!({ size: [0.7, 48], align: 0 }),
        value: (_plot, _value, _series, index) => (index === null ? '—' : words.exact(index)),
      },
    ],
  };
}

const dayAt = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10);

const colour = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

const axisOf = (more: UPlot.Axis): UPlot.Axis => ({
  stroke: colour('--text-3'),
  grid: { stroke: colour('--line'), width: 1 },
  ticks: { stroke: colour('--line'), width: 1 },
  font: `12px ${getComputedStyle(document.body).fontFamily}`,
  ...more,
});

/** What is drawn, in whole units of the currency. */
export function plotData({ plot, currency }: AskedFigures, steps: FiguresAnswer['steps']): UPlot.AlignedData {
  const units = isMoney(plot) ? 10 ** CURRENCIES[currency].scale : 1;
  return [
    steps.map(({ from }) => Date.parse(from) / 1_000),
    steps.map(({ figures }) => Number(figures[plot]) / units),
  ];
}
