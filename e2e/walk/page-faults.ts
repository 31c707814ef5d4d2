import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { siteUrl } from '../support/seams.ts';

/** What is wrong with a page as it stands in a browser: errors it told the console, what axe finds serious, a page wider than its window. */
export async function pageFaults(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  const hear = (text: string) => faults.push(text.slice(0, 200));
  const onError = (error: Error) => hear(`threw ${error.message}`);
  const onConsole = (said: { type(): string; text(): string }) => {
    // That an answer was not found is the page's subject, where it is: the status is asked elsewhere.
    if (said.type() === 'error' && !said.text().startsWith('Failed to load resource')) hear(said.text());
  };
  page.on('pageerror', onError);
  page.on('console', onConsole);
  await page.goto(siteUrl() + path);
  await page.locator('html[data-alive=true]').waitFor({ state: 'attached' });
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (wider > 0) hear(`is ${wider} px wider than its window`);
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page }).setLegacyMode(!hasFrames).options({ resultTypes: ['violations'] });
  for (const { id, impact, nodes } of (await axe.analyze()).violations)
    if (impact === 'serious' || impact === 'critical')
      hear(`${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  page.off('pageerror', onError);
  page.off('console', onConsole);
  return faults.map((fault) => `${path}: ${fault}`);
}
