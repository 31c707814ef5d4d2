import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

/** Fastify's own. One of each a process, so that another server in it finds what this one made. */
const buildValidators = AjvCompiler();
const buildSerialisers = SerializerSelector();
const serialisers = new WeakMap<object, Serialise>();

type Validate = ReturnType<FastifySchemaCompiler<unknown>>;
type Serialise = ReturnType<FastifySerializerCompiler<unknown>>;

export interface LazyCompilers {
  /** Fastify's `schemaController.compilersFactory`. */
  readonly factory: {
    readonly buildValidator: (...given: Parameters<typeof buildValidators>) => FastifySchemaCompiler<unknown>;
    readonly buildSerializer: () => FastifySerializerCompiler<unknown>;
  };
  /** Makes what nobody has used yet. @returns how many there are. @throws where a schema is broken */
  compileAll(): number;
}

/**
 * Makes each validator and each serialiser when it is first used: those of hundreds of operations are half a second of a start. A
 * broken schema is found then, or by who calls `compileAll`, as a test does (`lazy-compilers.db.test.ts`).
 */
export function createLazyCompilers(): LazyCompilers {
  const all: (() => unknown)[] = [];
  const buildValidator: LazyCompilers['factory']['buildValidator'] = (schemas, options) => (route) => {
    const make = once(() => buildValidators(schemas, options)(route as never) as Validate);
    all.push(make);
    const validate: Validate = (data) => {
      const made = make();
      const valid = made(data);
      validate.errors = made.errors ?? null;
      return valid;
    };
    return validate;
  };
  const buildSerializer = (): FastifySerializerCompiler<unknown> => (route) => {
    const make = once(() => serialiserOf(route));
    all.push(make);
    return (data) => make()(data);
  };
  const compileAll = () => all.map((make) => make()).length;
  return { factory: { buildValidator, buildSerializer }, compileAll };
}

/** No schema of ours refers to one that was added by name, so that the schema alone decides. */
function serialiserOf(route: Parameters<FastifySerializerCompiler<unknown>>[0]): Serialise {
  const schema = route.schema as object;
  const made = serialisers.get(schema) ?? buildSerialisers({}, {})(route as never);
  serialisers.set(schema, made);
  return made;
}

function once<T>(make: () => T): () => T {
  let made: { readonly is: T } | undefined;
  return () => (made ??= { is: make() }).is;
}
