import { fileURLToPath } from 'node:url';
import { parseAst, type Plugin } from 'vite';

const CONTRACT = fileURLToPath(new URL('../../../packages/contract/src/', import.meta.url));
const LITE = fileURLToPath(new URL('./typebox-lite.ts', import.meta.url));
/** What the client of `kit/client.ts` reads of an operation, and who makes its proof of work; its schemas and descriptions are for the server. */
const CALLED_WITH = new Set(['method', 'path', 'encoding', 'proofOfWork']);

/**
 * Sends browsers only what they use of the contract: operations as an address each, schemas only where code names
 * one, then built by `typebox-lite.ts`, which fails the build when it lacks a builder.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'croupier-contract',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    options: (options) => ({
      ...options,
      treeshake: {
        ...(typeof options.treeshake === 'object' && options.treeshake),
        manualPureFunctions: ['Type', 'Closed', 'operation', 'orNone'],
      },
    }),
    resolveId: (id) => (id === 'typebox' ? LITE : undefined),
    transform(code, id) {
      if (!id.startsWith(CONTRACT)) return undefined;
      return { code: withoutSchemas(code), map: null, moduleSideEffects: false };
    },
  };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Cuts what a browser does not need out of each `operation({ … })` of a module. */
export function withoutSchemas(code: string): string {
  const cuts = operationsIn(parseAst(code, { lang: 'ts' }) as Node).flatMap((properties) =>
    properties.filter(({ key }) => !CALLED_WITH.has(key?.name ?? '')),
  );
  let rest = code;
  for (const { start, end } of cuts.sort((a, b) => b.start - a.start)) {
    const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
    rest = rest.slice(0, start) + rest.slice(end + comma);
  }
  return rest;
}

type Property = Node & { key?: { name?: string } };

/** The properties of every object that is given to `operation`. */
function operationsIn(node: Node): Property[][] {
  const found: Property[][] = [];
  const call = node as Node & {
    callee?: { name?: string };
    arguments?: (Node & { properties?: Property[] })[];
  };
  if (node.type === 'CallExpression' && call.callee?.name === 'operation')
    return [call.arguments?.[0]?.properties ?? []];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof child === 'object' && child !== null && 'type' in child)
        found.push(...operationsIn(child as Node));
  return found;
}
