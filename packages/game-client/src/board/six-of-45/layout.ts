import type { DrawDefinition } from '@croupier/games';
import type { Rectangle } from '../../render/painter.ts';
import type { BoardFrame } from '../board-frame.ts';
import type { Played } from '../board-scene.ts';
import { sheetIn, type NumberSheet } from '../number-sheet.ts';
import { restingSpots } from './drum-at.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The sheet of numbers, and the machine that draws them. Device pixels. */
export interface LotteryLayout extends NumberSheet {
  readonly drum: Spot & { readonly radius: number };
  /** Where its balls lie, the drum's radius being 1. */
  readonly spots: readonly Spot[];
  /** Where a ball leaves the drum. */
  readonly mouth: Spot;
  readonly tray: Rectangle;
  /** Where balls come to rest, in the order in which they are drawn; they roll in from the right. */
  readonly seats: readonly Spot[];
  /** A ball in the tray, across. */
  readonly ball: number;
}

/** The machine stands over the sheet, or left of it where there is more width. */
export function layOutLottery({ field }: BoardFrame, { definition }: Played<DrawDefinition>): LotteryLayout {
  const isWide = field.width > field.height * 1.1;
  const { machine, sheet } = isWide ? sideBySide(field) : stacked(field);
  const own = isWide ? drumOverTray(machine, definition.drawn) : drumBesideTray(machine, definition.drawn);
  return { ...sheetIn(sheet, definition.numbers), ...own, spots: restingSpots(definition.numbers) };
}

const SHEET_OF_HEIGHT = 0.61;
const SHEET_OF_WIDTH = 0.6;

function stacked({ x, y, width, height }: Rectangle): Record<'machine' | 'sheet', Rectangle> {
  const top = height * (1 - SHEET_OF_HEIGHT);
  return {
    machine: { x: x + width * 0.02, y, width: width * 0.96, height: top * 0.96 },
    sheet: { x, y: y + top, width, height: height - top },
  };
}

function sideBySide({ x, y, width, height }: Rectangle): Record<'machine' | 'sheet', Rectangle> {
  const sheetWidth = Math.min(width * SHEET_OF_WIDTH, height * 1.9);
  const gap = width * 0.015;
  const machineWidth = Math.min(width - sheetWidth - gap, height * 1.3);
  const left = x + (width - sheetWidth - gap - machineWidth) / 2;
  return {
    machine: { x: left, y, width: machineWidth, height },
    sheet: { x: left + machineWidth + gap, y, width: sheetWidth, height },
  };
}

function drumOverTray({ x, y, width, height }: Rectangle, drawn: number) {
  const rows = width / drawn < height * 0.13 ? 2 : 1;
  const columns = Math.ceil(drawn / rows);
  const seat = Math.min(width / columns, (height * 0.36) / rows);
  const tray = {
    x: x + (width - seat * columns) / 2,
    y: y + height - seat * rows,
    width: seat * columns,
    height: seat * rows,
  };
  const radius = Math.min(width * 0.44, (height - tray.height) * 0.45);
  const drum = { x: x + width / 2, y: y + (height - tray.height) * 0.47, radius };
  return { drum, mouth: { x: drum.x, y: drum.y + radius }, ...seated(tray, columns, drawn) };
}

function drumBesideTray({ x, y, width, height }: Rectangle, drawn: number) {
  const radius = Math.min(height * 0.46, width * 0.24);
  const drum = { x: x + width - radius * 1.08, y: y + height * 0.48, radius };
  const columns = Math.ceil(drawn / 2);
  const seat = Math.min((width - radius * 2.3) / columns, height / 2);
  const tray = {
    x: x + (width - radius * 2.3 - seat * columns) / 2,
    y: y + (height - seat * 2) / 2,
    width: seat * columns,
    height: seat * 2,
  };
  return { drum, mouth: { x: drum.x - radius, y: drum.y }, ...seated(tray, columns, drawn) };
}

function seated(tray: Rectangle, columns: number, drawn: number) {
  const seat = tray.width / columns;
  const seats = Array.from({ length: drawn }, (_, at) => ({
    x: tray.x + ((at % columns) + 0.5) * seat,
    y: tray.y + (Math.floor(at / columns) + 0.5) * seat,
  }));
  return { tray, seats, ball: seat * 0.86 };
}
