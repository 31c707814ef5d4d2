import { lexer, type Token } from 'marked';
import { Fragment, type ReactNode } from 'react';

/** Text in Markdown as the site shows it: its HTML is text like any other, and its links lead nowhere from here. */
export function Markdown({ text }: { text: string }) {
  return <>{nodesOf(lexer(text))}</>;
}

const nodesOf = (tokens: readonly Token[] | undefined): ReactNode =>
  tokens?.map((token, index) => <Fragment key={index}>{nodeOf(token)}</Fragment>);

/** One part of a text; what the site has no drawing of stands as it was written. */
function nodeOf(token: Token): ReactNode {
  const inside = (): ReactNode => nodesOf((token as { tokens?: Token[] }).tokens);
  switch (token.type) {
    case 'space':
      return null;
    case 'paragraph':
      return <p>{inside()}</p>;
    case 'heading':
      return <h4>{inside()}</h4>;
    case 'blockquote':
      return <blockquote>{inside()}</blockquote>;
    case 'list':
      return listOf(token as { ordered?: boolean; items: Token[] });
    case 'list_item':
      return <li>{inside()}</li>;
    case 'strong':
      return <strong>{inside()}</strong>;
    case 'em':
      return <em>{inside()}</em>;
    case 'del':
      return <del>{inside()}</del>;
    case 'link':
      return <u>{inside()}</u>;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'codespan':
      return <code>{(token as { text: string }).text}</code>;
    default:
      return inside() ?? (token as { text?: string }).text ?? token.raw;
  }
}

const listOf = ({ ordered, items }: { ordered?: boolean; items: Token[] }): ReactNode =>
  ordered ? <ol>{nodesOf(items)}</ol> : <ul>{nodesOf(items)}</ul>;
