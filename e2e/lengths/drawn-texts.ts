import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Where a text is drawn in little room. */
export type Place = 'button' | 'tab' | 'badge' | 'toast';

/** Texts by a pattern of their keys, `namespace.path`, and where they are drawn. */
export interface DrawnText {
  readonly place: Place;
  readonly keys: RegExp;
  /** `file:line`, for whoever mends it. */
  readonly at: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** `const t = useTranslations('namespace')`. */
interface Speaker {
  readonly name: string;
  readonly namespace: string;
  readonly start: number;
}

const APP = join(import.meta.dirname, '../../apps/web/app');
const ELEMENTS: Readonly<Record<string, Place>> = { Button: 'button', Badge: 'badge' };
const WITH_LABELS: ReadonlySet<string> = new Set(['Tabs', 'Segmented']);

/** Every text that the site's code puts on a button, a tab, a badge or a toast, found by reading that code. */
export function drawnTexts(): DrawnText[] {
  return globSync('**/*.{ts,tsx}', { cwd: APP })
    .filter((file) => !file.includes('.test.'))
    .sort()
    .flatMap((file) => inFile(file, readFileSync(join(APP, file), 'utf8')));
}

function inFile(file: string, code: string): DrawnText[] {
  if (!code.includes('useTranslations(')) return [];
  const program = parseSync(file, code).program as unknown as Node;
  const speakers: Speaker[] = [];
  const found: DrawnText[] = [];
  visit(program, undefined, (node, place) => {
    const speaker = speakerOf(node);
    if (speaker) speakers.push(speaker);
    if (!place || node.type !== 'CallExpression') return;
    const { name } = node['callee'] as { name?: string };
    const by = speakers.findLast((one) => one.name === name && one.start < node.start);
    const keys = by && keysOf((node['arguments'] as Node[])[0], by.namespace);
    const line = code.slice(0, node.start).split('\n').length;
    if (keys) found.push({ place, keys, at: `${file}:${line}` });
  });
  return found;
}

/** Goes through a tree, each node with the place that it is drawn in. */
function visit(
  node: Node,
  place: Place | undefined,
  see: (node: Node, place: Place | undefined) => void,
): void {
  see(node, place);
  const next = placeOf(node, place);
  for (const [name, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) visit(child, placeIn(node, name, next), see);
}

/** What opens a place, and what is not drawn in the one that it stands in: values that a condition asks for, attributes. */
function placeOf(node: Node, place: Place | undefined): Place | undefined {
  if (node.type === 'JSXElement') {
    const { name } = (node['openingElement'] as { name: { name?: string } }).name;
    const classes = attributeOf(node, 'className');
    if (classes && /"name":"buttonClass"/.test(JSON.stringify(classes))) return 'button';
    return ELEMENTS[name ?? ''] ?? place;
  }
  if (node.type === 'CallExpression' && (node['callee'] as { name?: string }).name === 'showToast')
    return 'toast';
  return place;
}

function placeIn(node: Node, name: string, place: Place | undefined): Place | undefined {
  // Attributes of an element are no text of it, but for the labels of tabs.
  if (node.type === 'JSXElement' && name === 'openingElement') {
    const { name: element } = (node['openingElement'] as { name: { name?: string } }).name;
    return WITH_LABELS.has(element ?? '') ? 'tab' : undefined;
  }
  if (node.type === 'JSXAttribute') {
    const attribute = (node['name'] as { name: string }).name;
    return place === 'tab' && (attribute === 'tabs' || attribute === 'options') ? 'tab' : undefined;
  }
  if (name === 'test') return undefined;
  return place;
}

const attributeOf = (element: Node, name: string): unknown =>
  (
    element['openingElement'] as { attributes: { name?: { name: string }; value: unknown }[] }
  ).attributes.find((each) => each.name?.name === name)?.value;

function speakerOf(node: Node): Speaker | undefined {
  if (node.type !== 'VariableDeclarator') return undefined;
  const { name } = node['id'] as { name?: string };
  const call = node['init'] as { callee?: { name: string }; arguments?: { value?: unknown }[] } | null;
  const namespace = call?.callee?.name === 'useTranslations' ? call.arguments?.[0]?.value : undefined;
  return name && typeof namespace === 'string' ? { name, namespace, start: node.start } : undefined;
}

/** The keys that an argument may be; what is known at run time alone is one step or more of the path. */
function keysOf(argument: Node | undefined, namespace: string): RegExp | undefined {
  const escape = (text: string) => text.replaceAll('.', String.raw`\.`);
  if (argument?.type === 'Literal')
    return new RegExp(`^${escape(`${namespace}.${String(argument['value'])}`)}$`);
  if (argument?.type === 'TemplateLiteral') {
    const parts = (argument['quasis'] as { value: { cooked: string } }[]).map(({ value }) =>
      escape(value.cooked),
    );
    return new RegExp(`^${escape(namespace)}\\.${parts.join('[^.]+')}$`);
  }
  if (argument?.type === 'ConditionalExpression') {
    const [one, other] = ['consequent', 'alternate'].map((side) => keysOf(argument[side] as Node, namespace));
    return one && other && new RegExp(`${one.source}|${other.source}`);
  }
  return undefined;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
