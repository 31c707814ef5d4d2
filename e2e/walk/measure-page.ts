/**
 * Runs in the page, alone: all that it needs is in it or given.
 * @param targetPx what a thumb presses is that wide and high @returns what is wrong with the page in its window, a sentence each
 */
export function measurePage(targetPx: number): string[] {
  const nameOf = (element: Element) =>
    `"${element.getAttribute('aria-label') ?? (element.textContent.trim().slice(0, 40) || element.outerHTML.slice(0, 80))}"`;
  const faults: string[] = [];

  const root = document.documentElement;
  const wider = root.scrollWidth - root.clientWidth;
  if (wider > 0) {
    const isClipped = (element: Element): boolean =>
      element.parentElement !== null &&
      element !== document.body &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' || isClipped(element.parentElement));
    const widest = [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !isClipped(element),
      )
      .map((element) => `${element.tagName} ${nameOf(element)}`);
    faults.push(`is ${wider} px wider than its window: ${widest.slice(0, 3).join(', ')}`);
  }

  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
    heading.checkVisibility(),
  );
  const tops = headings.filter(({ tagName }) => tagName === 'H1').length;
  if (tops !== 1) faults.push(`has ${tops} headings of the first level`);
  for (const [n, heading] of headings.entries()) {
    const level = Number(heading.tagName[1]);
    const before = Number(headings[n - 1]?.tagName[1] ?? level);
    if (level > before + 1) faults.push(`goes from h${before} to h${level} at ${nameOf(heading)}`);
  }

  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0 && picture.checkVisibility() && picture.src !== '')
      faults.push(`has a broken picture: ${picture.src}`);

  /** A link in a sentence is as high as its line, as WCAG 2.5.8 allows; one that is the whole of its line is not. */
  const isInSentence = (control: Element) =>
    control.tagName === 'A' &&
    getComputedStyle(control).display === 'inline' &&
    control.parentElement!.textContent.trim() !== control.textContent.trim();
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .map((control) =>
      control.matches('label > input, label > select') ? control.closest('label')! : control,
    )
    .filter(
      (control) =>
        control.checkVisibility({ opacityProperty: true }) && !control.matches(':disabled, [inert] *'),
    );
  /** A link that lies over all that it stands in, by what comes after it, is as large as that. */
  const sizeOf = (control: Element) => {
    const { width, height } = control.getBoundingClientRect();
    const after = getComputedStyle(control, '::after');
    if (after.content === 'none' || after.position !== 'absolute') return { width, height };
    return {
      width: Math.max(width, parseFloat(after.width) || 0),
      height: Math.max(height, parseFloat(after.height) || 0),
    };
  };
  for (const control of new Set(controls)) {
    const { width, height } = sizeOf(control);
    // What is a pixel large is for who is read to.
    if (Math.min(width, height) > 1 && Math.min(width, height) < targetPx - 0.5 && !isInSentence(control))
      faults.push(`has ${nameOf(control)} of ${Math.round(width)}×${Math.round(height)} px`);
  }
  return faults;
}

/**
 * Runs in the page, alone, too. @returns each button, tab, badge and chip whose words are cut or break into three lines, a
 * sentence each
 */
export function measureLabels(): string[] {
  const nameOf = (element: Element) => `"${element.textContent.trim().slice(0, 40)}"`;
  const faults: string[] = [];
  const labels = '[class*="_button_"], [role="tab"], [class*="_badge_"], [class*="_chip_"]';
  for (const label of document.querySelectorAll(labels)) {
    if (!label.checkVisibility({ opacityProperty: true })) continue;
    const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    let lines = 0;
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => Math.round(top));
      lines = Math.max(lines, new Set(tops).size);
    }
    const cut = label.scrollWidth - label.clientWidth;
    if (cut > 1) faults.push(`cuts ${nameOf(label)} by ${cut} px`);
    if (lines > 2) faults.push(`breaks ${nameOf(label)} into ${lines} lines`);
  }
  return faults;
}
