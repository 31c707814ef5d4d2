import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { LANGUAGE_TAGS } from '@croupier/domain/site/regions';
import type { Receipt } from './receipt-view.ts';

/** Cut by `npm run fonts`: all letters of our languages and signs of our currencies. */
const fontOf = (weight: 400 | 700) => readFileSync(new URL(`montserrat-${weight}.ttf`, import.meta.url));

/** The drawing and its fonts take 30 MB, which a process gives only once somebody asks for a receipt. */
const loadTools = async () => ({ ...(await import('pdfkit')), regular: fontOf(400), bold: fontOf(700) });
let tools: ReturnType<typeof loadTools> | undefined;

const MARGIN = 64;
const NAMES_WIDTH = 150;
const GAP = 16;
const COLOURS = { ink: '#111111', quiet: '#555555', line: '#cccccc' };

/** Draws a receipt as a PDF of one page, whose text can be selected and is read aloud in its language. The same receipt is the same bytes. */
export async function drawReceipt({ language, house, title, asOf, lines, foot }: Receipt): Promise<Buffer> {
  const { default: PDFDocument, regular, bold } = await (tools ??= loadTools());
  const page = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, pdfVersion: '1.7', tagged: true, displayTitle: true },
    // Without one it would read a font of its own from the disk.
    font: regular as never,
    lang: LANGUAGE_TAGS[language],
    info: { Title: title, Author: house, Producer: house, Creator: house, CreationDate: asOf },
  });
  page.registerFont('regular', regular).registerFont('bold', bold);
  const add = (tag: 'H1' | 'P', draw: () => void) => page.addStructure(page.struct(tag, {}, draw));
  const write = (text: string, font: 'regular' | 'bold', size: number, colour = COLOURS.ink) =>
    page.font(font).fontSize(size).fillColor(colour).text(text, { lineGap: 2 });

  add('P', () => write(house, 'bold', 12, COLOURS.quiet));
  page.moveDown(1.5);
  add('H1', () => write(title, 'bold', 22));
  page.moveDown(1);
  for (const [name, value] of lines) add('P', () => drawLine(page, name, value));
  page.moveDown(2);
  for (const line of foot) add('P', () => write(line, 'regular', 9, COLOURS.quiet));
  page.end();
  return buffer(page);
}

/** A name and its value side by side, under a rule. */
function drawLine(page: PDFKit.PDFDocument, name: string, value: string): void {
  const right = page.page.width - MARGIN;
  const top = page.y + GAP / 2;
  page.moveTo(MARGIN, page.y).lineTo(right, page.y).lineWidth(0.5).strokeColor(COLOURS.line).stroke();
  const left = MARGIN + NAMES_WIDTH + GAP;
  page.font('regular').fontSize(10).fillColor(COLOURS.quiet).text(name, MARGIN, top, { width: NAMES_WIDTH });
  const below = page.y;
  page
    .font('bold')
    .fillColor(COLOURS.ink)
    .text(value, left, top, { width: right - left });
  page.x = MARGIN;
  page.y = Math.max(below, page.y) + GAP / 2;
}
