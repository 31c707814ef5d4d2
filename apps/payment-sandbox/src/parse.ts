import type Type from 'typebox';
import Value from 'typebox/value';

/** A body of JSON that is what a schema says; undefined for any other. */
export function parse<S extends Type.TSchema>(schema: S, body: unknown): Type.Static<S> | undefined {
  try {
    const wanted: unknown = JSON.parse(String(body));
    return Value.Check(schema, wanted) ? (wanted as Type.Static<S>) : undefined;
  } catch {
    return undefined;
  }
}
