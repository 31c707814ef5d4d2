import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { lettersTo } from './seams.ts';
import { patternOf, textOf, type Language } from './texts.ts';

/** The six digits of the newest letter or text that has some; it is written a moment after it was asked for. */
export async function codeTo(request: APIRequestContext, to: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const texts = (await lettersTo(request, to)).map(({ text }) => text);
      code = texts.flatMap((text) => /\b\d{6}\b/.exec(text) ?? [])[0];
      return code;
    })
    .toBeDefined();
  return code!;
}

/** The question who it is, where it stands open. */
export const questionOn = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: textOf(language, 'features/people/step-up:title') });

/** Has a letter sent and says its code in the question that is open. @returns the code */
export async function sayCode(page: Page, language: Language, email: string): Promise<string> {
  const question = questionOn(page, language);
  await question.getByRole('button', { name: patternOf(language, 'features/people/step-up:email') }).click();
  await expect(question.getByText(textOf(language, 'features/people/step-up:sent'))).toBeVisible();
  const code = await codeTo(page.request, email);
  await question.getByLabel(textOf(language, 'features/people/contacts:code.field')).fill(code);
  await expect(question).toBeHidden();
  return code;
}
