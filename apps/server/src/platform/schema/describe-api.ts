import { inOrder, isObject, printJson, type Json, type JsonObject } from './json.ts';
import { nameSchemas, type SchemaNames } from './name-schemas.ts';

/**
 * Describes an API as a document of OpenAPI to read and to make clients from: what operations share has a name and stands once.
 * @param made the document that the routes make, in which everything stands in each of its places
 */
export function describeApi(made: object, names: SchemaNames): string {
  const document = JSON.parse(JSON.stringify(made)) as JsonObject;
  return `${printJson(nameSchemas(shareResponses(document), names))}\n`;
}

/** What any operation may answer beside what its work does. */
const OF_ANY = new Map([
  ['4XX', { name: 'Refused', description: 'Refused before its work: for its form, its sender or its rate.' }],
  ['5XX', { name: 'Failed', description: 'The server could not answer.' }],
]);

/** The one refusal of a status. Where an operation has several, it lists their keys itself. */
const KEY = /^[a-z_]+$/;

function shareResponses(document: JsonObject): JsonObject {
  const shared = new Map<string, JsonObject>();
  const responseOf = (response: Json, status: string): Json => {
    if (!isObject(response)) return response;
    if (status === '200') return { ...response, description: 'Done.' };
    const ofAny = OF_ANY.get(status);
    const description = ofAny?.description ?? String(response['description']);
    const refusal = { description, content: contentOf(response) };
    if (!ofAny && !KEY.test(description)) return refusal;
    const name = ofAny?.name ?? description;
    shared.set(name, refusal);
    return { $ref: `#/components/responses/${name}` };
  };
  const operationOf = ({ parameters, responses, ...operation }: JsonObject): JsonObject => ({
    ...operation,
    ...(parameters && { parameters: (parameters as JsonObject[]).map(parameterOf) }),
    responses: eachOf(responses!, responseOf),
  });
  const paths = eachOf(document['paths']!, (methods) =>
    eachOf(methods, (operation) => operationOf(operation as JsonObject)),
  );
  const components = { ...(document['components'] as JsonObject), responses: inOrder(shared) };
  return { ...document, components, paths };
}

/** The body of a refusal, which is the same for all: which refusal it is, its response says. */
const contentOf = (refusal: JsonObject): JsonObject =>
  eachOf(refusal['content']!, (media) =>
    eachOf(media, (schema) => {
      const { description: _said, ...body } = schema as JsonObject;
      return body;
    }),
  );

/** A parameter, its name first; of one that may be left out nothing is said. */
const parameterOf = ({ in: place, name, required, ...rest }: JsonObject): JsonObject => ({
  in: place!,
  name: name!,
  ...(required === true && { required }),
  ...rest,
});

const eachOf = (object: Json, change: (member: Json, key: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object as JsonObject).map(([key, member]) => [key, change(member, key)]));
