/** An address as people of the house see it until they ask for it: its first letter and its host, `a***@host.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  // What is no address shows nothing of itself.
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}
