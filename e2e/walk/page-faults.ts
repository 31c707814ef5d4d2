import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { siteUrl } from '../support/seams.ts';
import { unsaidIn } from '../support/unsaid.ts';
import { measureLabels, measurePage } from './measure-page.ts';

/** What a thumb presses is that wide and high. */
const TARGET_PX = 44;
/** What a page is made of; that an answer of the API was not found is some pages' subject. */
const PARTS: ReadonlySet<string> = new Set(['image', 'font', 'stylesheet', 'script', 'media']);

/** Opens a page and waits until it is alive. @returns what it told the console as an error, and its parts that did not come */
export async function openingFaults(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  const hear = (text: string) => void faults.push(text.slice(0, 200));
  const onError = (error: Error) => hear(`threw ${error.message}`);
  const onConsole = (said: { type(): string; text(): string }) => {
    if (said.type() === 'error' && !said.text().startsWith('Failed to load resource')) hear(said.text());
  };
  const onAnswer = (answer: { status(): number; url(): string; request(): { resourceType(): string } }) => {
    if (answer.status() >= 400 && PARTS.has(answer.request().resourceType()))
      hear(`has no ${answer.url()} (${answer.status()})`);
  };
  page.on('pageerror', onError).on('console', onConsole).on('response', onAnswer);
  await page.goto(siteUrl() + path);
  await page.locator('html[data-alive=true]').waitFor({ state: 'attached' });
  page.off('pageerror', onError).off('console', onConsole).off('response', onAnswer);
  return faults;
}

/**
 * What is wrong with a page as it stands: words that nobody wrote, headings out of order, pictures that are broken, what is wider
 * than its window or too small for a thumb.
 */
export async function standingFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const unsaid = unsaidIn(await page.locator('body').innerText());
  const measured = [
    ...(await page.evaluate(measurePage, TARGET_PX)),
    ...(await page.evaluate(measureLabels)),
  ];
  return [...unsaid.map((line) => `says ${line}`), ...measured];
}

/** @param rules only these; all of them where left out @returns what axe finds serious or critical */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  // The new mode looks into frames of other origins too, from a second page, which costs as much again as all the rules.
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page }).setLegacyMode(!hasFrames).options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
