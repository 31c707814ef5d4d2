import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const render = (markdown: string) => renderMarkdown(markdown, 'ua');

test('Markdown becomes HTML, and links of the site lead to its pages in this language', () => {
  expect(render('## Title\n\n- **one** [games](/games)\n- [home](/)')).toBe(
    '<h2>Title</h2>\n<ul>\n<li><strong>one</strong> <a href="/ua/games">games</a></li>\n<li><a href="/ua">home</a></li>\n</ul>',
  );
  expect(render('[mail](mailto:a@b.example) [out](https://b.example)')).toBe(
    '<p><a href="mailto:a@b.example" rel="noopener nofollow">mail</a> ' +
      '<a href="https://b.example" rel="noopener nofollow">out</a></p>',
  );
  expect(render('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td data-column="a">1</td>');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<svg><style>*{display:none}</style></svg>',
  '<iframe src="https://evil.example"></iframe>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt&colon;alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](http://plain.example)',
  '![x](https://evil.example/track.png)',
  '![x](x" onerror="alert(1))',
  '`<script>`\n\n```html" onload="x\n<script>\n```',
  '<p style="position:fixed">x</p>',
])('nothing of %j works', (hostile) => {
  const html = render(hostile);
  expect(html).not.toMatch(/<(script|img|svg|style|iframe|form|input|object)/i);
  // What is in quotes is shown, not obeyed.
  expect(html.replaceAll(/&lt;.*?&gt;/gs, '')).not.toMatch(/<[^>]*\s(on\w+|style|src|class)=/i);
  for (const [, href] of html.matchAll(/<a [^>]*href="([^"]*)"/g))
    expect(href).toMatch(/^(\/ua(\/|$)|https:|mailto:|tel:|#)/);
});

test('a cell knows the name of its column', () => {
  expect(renderMarkdown('| Weight "w" | Chance |\n|---|---|\n| 400 | **40 %** |', 'en')).toContain(
    '<td data-column="Weight &quot;w&quot;">400</td><td data-column="Chance"><strong>40 %</strong></td>',
  );
});
