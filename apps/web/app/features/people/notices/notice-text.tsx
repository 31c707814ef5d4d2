/** The paragraphs of a notice. */
export function NoticeText({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph, at) => <p key={at}>{paragraph}</p>);
}
