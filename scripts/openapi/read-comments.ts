import { readFile } from 'node:fs/promises';
import ts from 'typescript';

export interface Comments {
  /** Of exports, by their names. */
  ofExport(name: string): string | undefined;
  /** Of a field, by the names of all fields of its object. */
  ofField(fields: readonly string[], field: string): string | undefined;
  /** Every comment of a field. */
  fields: readonly string[];
}

interface Fields {
  names: readonly string[];
  comments: ReadonlyMap<string, string>;
}

function readComment(node: ts.Node): string | undefined {
  const [comment] = ts
    .getJSDocCommentsAndTags(node)
    .filter((part) => ts.isJSDoc(part))
    .slice(-1);
  const text = comment && ts.getTextOfJSDocComment(comment.comment);
  return text ? text.replace(/\s*\n\s*/g, ' ').trim() : undefined;
}

function readFields(object: ts.ObjectLiteralExpression): Fields {
  const names: string[] = [];
  const comments = new Map<string, string>();
  for (const property of object.properties) {
    if (!property.name || !ts.isIdentifier(property.name)) continue;
    names.push(property.name.text);
    const comment = readComment(property);
    if (comment) comments.set(property.name.text, comment);
  }
  return { names, comments };
}

/** The comments of the contracts, which describe calls and fields in the code and so in the documents as well. */
export async function readComments(files: readonly string[]): Promise<Comments> {
  const exported = new Map<string, string>();
  const objects: Fields[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) objects.push(readFields(node));
    ts.forEachChild(node, visit);
  };
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      const comment = readComment(statement);
      for (const { name } of statement.declarationList.declarations) {
        if (comment && ts.isIdentifier(name)) exported.set(name.text, comment);
      }
    }
    visit(source);
  }
  // A contract's own members are described by words of the tools.
  const commented = objects.filter(
    ({ names, comments }) =>
      comments.size > 0 && !names.includes('envelope') && !names.includes('query'),
  );
  return {
    ofExport: (name) => exported.get(name),
    // An object may have been extended by another one, so the literal may have only some of its fields.
    ofField: (fields, field) =>
      commented
        .filter(({ names, comments }) => comments.has(field) && isWithin(names, fields))
        .toSorted((a, b) => b.names.length - a.names.length)[0]
        ?.comments.get(field),
    fields: commented.flatMap(({ comments }) => [...comments.values()]),
  };
}

const isWithin = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((name) => all.includes(name));
