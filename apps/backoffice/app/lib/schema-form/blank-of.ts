import type { Schema } from '@croupier/contract/kit';

/** What a new value of a schema begins as: the parts it must have, empty. */
export function blankOf(schema: Schema): unknown {
  if (schema.anyOf) return blankOf(schema.anyOf[0]!);
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'object') {
    const needed = Object.entries(schema.properties ?? {}).filter(([name]) =>
      schema.required?.includes(name),
    );
    const parts = needed.map(([name, part]) => [name, blankOf(part)] as const);
    return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
  }
  if (schema.type === 'array') return [];
  // A text that may be empty is one; of everything else there is none yet.
  const mayBeEmpty = schema.type === 'string' && !schema.minLength && !schema.pattern;
  return mayBeEmpty ? '' : undefined;
}
