import { AxeBuilder } from '@axe-core/playwright';
import type { PiggyBank } from '@croupier/contract/rewards/piggy-bank';
import { makePlayer, sessionOf, setProgress, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);
    const t = (key: string) => textOf(language, `features/rewards/piggy-bank:${key}`);

    test(`a player starts a piggy bank, and breaks it by keyboard once it holds the minimum (${language})`, async ({
      page,
      context,
      request,
    }) => {
      const { id } = await makePlayer(request, { language });
      await context.addCookies([await sessionOf(request, id)]);
      await page.goto(`${siteUrl()}/${language}/piggy-bank`);
      const room = page.getByTestId('piggy-bank');
      const button = (key: string) => room.getByRole('button', { name: t(key), exact: true });
      await expect(room).toHaveAttribute('data-state', 'NONE');
      await button('create').click();
      await expect(room).toHaveAttribute('data-state', 'ACTIVE');
      await expect(button('break')).toBeDisabled();

      const mine = await page.request.get(`${siteUrl()}/api/piggy-bank`);
      const { id: piggy } = (await mine.json()) as PiggyBank;
      // A hundred and twenty of 0.2 per cent.
      await setProgress(request, { playerId: id, of: piggy!, current: '6000000' });
      await page.reload();
      await expect(room).toContainText('120');
      const { violations } = await new AxeBuilder({ page }).include('[data-testid=piggy-bank]').analyze();
      expect(violations).toEqual([]);
      await button('break').focus();
      await page.keyboard.press('Enter');
      await expect(button('breakNow')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(room).toHaveAttribute('data-state', 'BROKEN');
      await expect(page.getByTestId('piggy-said')).toBeFocused();
      await expect(button('create')).toBeDisabled();
      const profile = await page.request.get(`${siteUrl()}/api/users/profile`);
      expect(await profile.json()).toMatchObject({ mainBalance: '12000', piggyBalance: '0' });
    });
  });
}
