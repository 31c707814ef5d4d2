import type { FiguresAnswer } from '@croupier/contract/office/figures-desk';
import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useTheme } from '../../../lib/theme.ts';
import type { AskedFigures } from './asked-figures.ts';
import { PLOT_HEIGHT_PX, plotData, plotOptions } from './plot-options.ts';
import { useFigure } from './use-figure.ts';
import { useStepText } from './use-step-text.ts';
import styles from './figures.module.css';

interface PlotProps {
  asked: AskedFigures;
  steps: FiguresAnswer['steps'];
  name: string;
}

/** A figure over the steps, as bars; under them stands what the one under the pointer came to. Who does not see it has the table. */
export default function FigurePlot({ asked, steps, name }: PlotProps) {
  const t = useTranslations('figures-desk');
  const format = useFormatter();
  const textOf = useFigure(asked.currency);
  const stepText = useStepText(asked.step);
  const [theme] = useTheme();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    // A browser that draws nothing has the table.
    if (!element || !document.createElement('canvas').getContext('2d')) return undefined;
    const words = {
      ...{ figure: name, step: t(`steps.${asked.step}`), stepText },
      shortText: (first: string) =>
        format.dateTime(new Date(first), { timeZone: 'UTC', month: 'short', day: 'numeric' }),
      compact: (value: number) => format.number(value, { notation: 'compact', maximumFractionDigits: 1 }),
      exact: (index: number) => textOf(asked.plot, steps[index]!.figures[asked.plot]),
    };
    const padding = Number.parseFloat(getComputedStyle(element).paddingInline) || 0;
    const widthPx = () => element.clientWidth - 2 * padding;
    const plot = new UPlot(
      plotOptions({ asked, words, widthPx: widthPx() }),
      plotData(asked, steps),
      element,
    );
    const watched = new ResizeObserver(() => plot.setSize({ width: widthPx(), height: PLOT_HEIGHT_PX }));
    watched.observe(element);
    return () => {
      watched.disconnect();
      plot.destroy();
    };
    // Drawn anew with what is shown; how texts are made follows from it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [steps, asked.plot, asked.step, asked.currency, name, theme]);
  return <div ref={place} role="img" aria-label={t('plotOf', { name })} className={styles.plot} />;
}
