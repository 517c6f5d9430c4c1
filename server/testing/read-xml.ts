/** An element of a document: what it is called, its attributes, its elements, and its text where it has none. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly XmlElement[];
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const DECLARATION = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/;
const TOKEN = /<(\/?)([A-Za-z][\w.:-]*)((?:\s+[\w.:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([\w.:-]+)="([^"]*)"/g;

/** The root of an XML document that is nothing but elements, attributes and text. Throws where it is not well formed. */
export function readXml(document: string): XmlElement {
  const start = DECLARATION.exec(document);
  if (!start) throw new SyntaxError("There is no XML declaration");
  const top = { name: "", attributes: new Map<string, string>(), children: [] as XmlElement[], text: "" };
  const open: (typeof top)[] = [top];
  for (TOKEN.lastIndex = start[0].length; TOKEN.lastIndex < document.length;) {
    const at = TOKEN.lastIndex;
    const [, isEnd, name = "", attributes = "", isEmpty, text] = TOKEN.exec(document) ?? [];
    const inside = open.at(-1);
    if (!inside || (!name && text === undefined))
      throw new SyntaxError(`Not well formed at ${document.slice(at, at + 40)}`);
    if (text !== undefined) inside.text += decoded(text);
    else if (isEnd) {
      if (inside.name !== name || open.length === 1) throw new SyntaxError(`${name} ends where ${inside.name} is open`);
      open.pop();
    } else {
      const given = [...attributes.matchAll(ATTRIBUTE)].map(
        ([, key = "", value = ""]) => [key, decoded(value)] as const,
      );
      const element = { name, attributes: new Map(given), children: [] as XmlElement[], text: "" };
      inside.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [root, more] = top.children;
  if (open.length > 1 || !root || more || top.text.trim() !== "") throw new SyntaxError("There is not one whole root");
  return root;
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));|&/g, (entity, code?: string, name?: string) => {
    const character = code === undefined ? ENTITIES[name ?? ""] : String.fromCodePoint(Number(code));
    if (character === undefined) throw new SyntaxError(`${entity} is no entity`);
    return character;
  });
}
