import { tellerOf, type Schema } from '@croupier/contract/kit';

/** The kind that a shape is for, where shapes are told apart by one. */
export const kindOf = (shape: Schema): string | undefined =>
  shape.properties?.[tellerOf(shape) ?? 'kind']?.const;

/** The shape that a value has: by its kind, else by its type; the first where it has none of them. */
export function shapeOf(shapes: readonly Schema[], value: unknown): number {
  const said = (value ?? {}) as { readonly kind?: unknown; readonly as?: unknown };
  const found = shapes.findIndex((shape) =>
    kindOf(shape) === undefined ? isOf(shape, value) : kindOf(shape) === said[tellerOf(shape)!],
  );
  return Math.max(0, found);
}

function isOf({ type, const: only }: Schema, value: unknown): boolean {
  if (only !== undefined) return value === only;
  if (type === 'integer') return typeof value === 'number';
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'array') return Array.isArray(value);
  return typeof value === (type ?? 'string');
}

/** The shape without the field that tells its kind. */
export function withoutKind(shape: Schema): Schema {
  const { [tellerOf(shape) ?? 'kind']: _told, ...properties } = shape.properties ?? {};
  return { ...shape, properties };
}
