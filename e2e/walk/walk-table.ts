import { expect, type Page } from '@playwright/test';

/** A window that a table is looked at in. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
  /** True where a page has to be longer than the window: at 320 px, and at a zoom of 400 % of 1280 × 1024. */
  readonly mayScroll: boolean;
}

export const WINDOW_SIZES: readonly WindowSize[] = [
  { width: 320, height: 256, mayScroll: true },
  { width: 320, height: 700, mayScroll: true },
  { width: 390, height: 844, mayScroll: false },
  { width: 844, height: 390, mayScroll: false },
  { width: 768, height: 1024, mayScroll: false },
  { width: 1024, height: 768, mayScroll: false },
  { width: 1280, height: 800, mayScroll: false },
  { width: 1920, height: 1080, mayScroll: false },
];

/** What a thumb presses is that wide and high. */
const TARGET_PX = 44;
/** A press that misses spin by two thumbs must not be a deposit. */
const DEPOSIT_APART_PX = 2 * TARGET_PX;
/** Of the window; the rest is for bars and controls. */
const LEAST_STAGE_PART = 0.55;

/** Takes an open table through every size. @returns what is wrong, a sentence each, with the size it is wrong in */
export async function walkThroughSizes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { mayScroll, ...size } of WINDOW_SIZES) {
    await page.setViewportSize(size);
    await isLaidOut(page);
    const found = [
      ...(await page.evaluate(measureControls, { mayScroll, TARGET_PX })),
      ...(await page.evaluate(measureStage, { mayScroll, LEAST_STAGE_PART, DEPOSIT_APART_PX })),
    ];
    for (const frame of page.frames().slice(1)) found.push(...(await frame.evaluate(measureWidth)));
    faults.push(...found.map((fault) => `${size.width}×${size.height}: ${fault}`));
  }
  return faults;
}

/** The letters are there, whoever observes the size has been told of it, and what is drawn has the shape of its place. */
async function isLaidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  });
  await expect
    .poll(() => page.evaluate(measureShapes), 'canvases drawn in another shape than theirs')
    .toEqual([]);
}

// What follows runs in the page, each function alone: all that it needs is in it or given.

/** The size of each picture of the stage that has not the shape of its place, with that. */
function measureShapes(): string[] {
  return [...document.querySelectorAll<HTMLCanvasElement>('[data-painter] canvas, canvas[data-painter]')]
    .filter(({ width, height, clientWidth, clientHeight }) => {
      const unlike = Math.abs(width * clientHeight - height * clientWidth);
      return unlike > 2 * Math.max(clientWidth, clientHeight);
    })
    .map(
      ({ width, height, clientWidth, clientHeight }) =>
        `${width}×${height} on ${clientWidth}×${clientHeight}`,
    );
}

function measureWidth(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`a page is ${scrollWidth - clientWidth} px wider than its window`] : [];
}

/** Every control of the table and of the bar over it: whole, on top, and as large as a thumb. */
function measureControls({ mayScroll, TARGET_PX }: { mayScroll: boolean; TARGET_PX: number }): string[] {
  const nameOf = (element: Element) =>
    `"${element.getAttribute('aria-label') ?? (element.textContent.trim().slice(0, 30) || element.tagName)}"`;
  const root = document.documentElement;
  /** How much of a box is cut off by what holds it, in pixels. */
  const cutOf = (element: Element) => {
    const box = element.getBoundingClientRect();
    const clips = [new DOMRect(0, 0, root.clientWidth, innerHeight)];
    for (let up = element.parentElement; up && up !== root; up = up.parentElement)
      if (getComputedStyle(up).overflow !== 'visible') clips.push(up.getBoundingClientRect());
    return {
      x: Math.max(...clips.map((clip) => Math.max(clip.left - box.left, box.right - clip.right))),
      y: Math.max(...clips.map((clip) => Math.max(clip.top - box.top, box.bottom - clip.bottom))),
    };
  };
  const faultsOf = (control: Element): string[] => {
    if (mayScroll) control.scrollIntoView({ block: 'center' });
    const box = control.getBoundingClientRect();
    const cut = cutOf(control);
    const faults: string[] = [];
    if (cut.x >= 1) faults.push(`is cut by ${Math.round(cut.x)} px at a side`);
    if (cut.y >= 1 && !(mayScroll && box.height > innerHeight))
      faults.push(`is cut by ${Math.round(cut.y)} px above or below`);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (faults.length === 0 && top && !control.contains(top)) faults.push(`lies under ${nameOf(top)}`);
    const isPressed = !control.matches(':disabled');
    if (isPressed && Math.min(box.width, box.height) < TARGET_PX - 0.5)
      faults.push(`is ${Math.round(box.width)}×${Math.round(box.height)} px`);
    return faults.map((fault) => `${nameOf(control)} ${fault}`);
  };
  const faults = [...document.querySelectorAll('[data-table] header, #main > :first-child')]
    .flatMap((part) => [...part.querySelectorAll('a, button, input, select, textarea, summary, iframe')])
    .map((control) => (control.matches('label > input') ? control.closest('label')! : control))
    .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
    .flatMap(faultsOf);
  scrollTo(0, 0);
  return faults;
}

interface StageLimits {
  mayScroll: boolean;
  LEAST_STAGE_PART: number;
  DEPOSIT_APART_PX: number;
}

/** The stage has what the controls leave, no text is cut, and spin is far from a deposit. */
function measureStage({ mayScroll, LEAST_STAGE_PART, DEPOSIT_APART_PX }: StageLimits): string[] {
  const table = document.querySelector('#main > :first-child');
  const stage = table?.querySelector('[data-painter], [data-testid=board], iframe');
  if (!table || !stage) return ['there is no stage'];
  const faults: string[] = [];
  const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (tooWide > 0) faults.push(`the page is ${tooWide} px wider than the window`);
  for (const text of table.querySelectorAll('section *, figure *')) {
    const cut = text.scrollWidth - text.clientWidth;
    if (cut > 1 && getComputedStyle(text).textOverflow === 'ellipsis')
      faults.push(`"${text.textContent}" is ${cut} px too long for its place`);
  }
  if (!mayScroll) {
    const { width, height } = stage.getBoundingClientRect();
    const part = (width * height) / (innerWidth * innerHeight);
    if (part < LEAST_STAGE_PART) faults.push(`the stage has ${Math.round(part * 100)} % of the window`);
    const below = Math.round(innerHeight - table.getBoundingClientRect().bottom);
    if (below !== 0) faults.push(`the table ends ${below} px above the window’s end`);
    const hidden = stage.scrollHeight - stage.clientHeight;
    if (hidden > 1) faults.push(`the board is ${hidden} px too high for its stage`);
  }
  const spin = table.querySelector('button[aria-keyshortcuts]')?.getBoundingClientRect();
  for (const deposit of document.querySelectorAll('[data-deposit]')) {
    const at = deposit.getBoundingClientRect();
    if (!spin || at.width === 0) continue;
    const apartX = Math.max(at.left - spin.right, spin.left - at.right);
    const apart = Math.max(apartX, at.top - spin.bottom, spin.top - at.bottom);
    if (apart < DEPOSIT_APART_PX) faults.push(`spin is ${Math.round(apart)} px from a deposit`);
  }
  return faults;
}
