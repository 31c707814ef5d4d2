interface Words {
  name: string;
  link: string;
  expiresAt: Date;
}

/** The letter of an invitation. It says nothing of what its reader will be able to do. */
export function invitationLetter(
  language: 'en' | 'ua',
  { name, link, expiresAt }: Words,
): { subject: string; text: string } {
  const until = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (language === 'ua')
    return {
      subject: 'Запрошення до офісу Croupier',
      text: `Вітаємо, ${name}!\n\nВас запрошено працювати в офісі Croupier. Оберіть пароль за цим посиланням:\n\n${link}\n\nВоно діє до ${until} і спрацює один раз. Якщо ви не чекали цього листа, просто не відкривайте посилання.\n`,
    };
  return {
    subject: 'Your invitation to the Croupier office',
    text: `Hello ${name},\n\nYou are invited to work in the Croupier office. Choose your password here:\n\n${link}\n\nThe link lasts until ${until} and works once. If you did not expect this letter, leave the link alone.\n`,
  };
}
