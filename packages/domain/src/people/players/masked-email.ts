/**
 * An e-mail address as somebody sees it who need not know it: the first letter, and where it is kept. As much as tells two
 * letters apart, and writes to nobody.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${[...email][0]}•••${email.slice(at)}`;
}
