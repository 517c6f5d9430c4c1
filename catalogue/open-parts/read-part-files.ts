import { z } from "zod";
import type { FactsOf, PartCategory } from "#rules/build/facts/part-categories.ts";
import * as schemas from "#contract/schemas/catalogue-file/part-facts-schema.ts";
import type { CatalogueError } from "../catalogue-error.ts";
import { schemaProblems } from "../schema-problems.ts";
import { readCase } from "./read-case.ts";
import { readCooler } from "./read-cooler.ts";
import { readDrive } from "./read-drive.ts";
import { readFans } from "./read-fans.ts";
import { readMemory } from "./read-memory.ts";
import { readMonitor } from "./read-monitor.ts";
import { readMotherboard } from "./read-motherboard.ts";
import { readPowerSupply } from "./read-power-supply.ts";
import { readProcessor } from "./read-processor.ts";
import { readVideoCard } from "./read-video-card.ts";
import { isRow, type Row, word } from "./row-fields.ts";

type Read = Exclude<PartCategory, "system">;

/** A part of an open file, with what its row surely says; null is unknown. */
export type OpenPart = {
  [Category in Read]: {
    category: Category;
    name: string;
    maker: string | null;
    facts: FactsOf[Category];
    file: string;
  };
}[Read];

export interface PartFile {
  /** As the BuildCores Open DB calls it, such as `CPU.jsonl`. */
  file: string;
  text: string;
}

const READERS: { [Category in Read]: (row: Row) => FactsOf[Category] } = {
  case: readCase,
  processor: readProcessor,
  motherboard: readMotherboard,
  memory: readMemory,
  card: readVideoCard,
  supply: readPowerSupply,
  cooler: readCooler,
  fans: readFans,
  drives: readDrive,
  monitors: readMonitor,
};

/** What a row is held to when it has been read: the limits of a merchant's own file. */
const FORMATS: { [Category in Read]: z.ZodType<FactsOf[Category]> } = {
  case: schemas.CaseFacts,
  processor: schemas.ProcessorFacts,
  motherboard: schemas.MotherboardFacts,
  memory: schemas.MemoryFacts,
  card: schemas.VideoCardFacts,
  supply: schemas.PowerSupplyFacts,
  cooler: schemas.CoolingFacts,
  fans: schemas.CaseFanFacts,
  drives: schemas.StorageFacts,
  monitors: schemas.MonitorFacts,
};

const CATEGORY_OF_FILE: Readonly<Record<string, Read>> = {
  PCCase: "case",
  CPU: "processor",
  Motherboard: "motherboard",
  RAM: "memory",
  GPU: "card",
  PSU: "supply",
  CPUCooler: "cooler",
  CaseFan: "fans",
  Storage: "drives",
  Monitor: "monitors",
};

/** Without it a row is no part of its category, and the facts of another thing would be taken for its own. */
const KNOWN_BY: { [Category in Read]: readonly (keyof FactsOf[Category])[] } = {
  case: ["boardFormFactors"],
  processor: ["socket", "maker"],
  motherboard: ["socket", "formFactor"],
  memory: ["type", "capacityGb"],
  card: ["chip", "memoryGb"],
  supply: ["watts"],
  cooler: ["type"],
  fans: ["sizeMm"],
  drives: ["capacityGb", "formFactor"],
  monitors: ["inches"],
};

/**
 * Parts of the BuildCores Open DB, one JSON object a line, cleaned: what a row says wrongly or by a zero is unknown. A
 * row that is no part, or is there twice, is named by its line and left out; the others are read.
 */
export function readPartFiles(files: readonly PartFile[]): { parts: OpenPart[]; errors: CatalogueError[] } {
  const read = files.map(readPartFile);
  return { parts: read.flatMap(({ parts }) => parts), errors: read.flatMap(({ errors }) => errors) };
}

function readPartFile({ file, text }: PartFile): { parts: OpenPart[]; errors: CatalogueError[] } {
  const category = CATEGORY_OF_FILE[file.replace(/\.jsonl?$/i, "")];
  if (!category) {
    const message = `is not a file of parts we know: ${Object.keys(CATEGORY_OF_FILE).join(", ")}`;
    return { parts: [], errors: [{ file, line: 1, field: "(file)", message }] };
  }
  const parts: OpenPart[] = [];
  const errors: CatalogueError[] = [];
  const lineOf = new Map<string, number>();
  for (const [at, line] of text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .entries()) {
    if (line.trim() === "") continue;
    const read = readRow(category, file, line);
    const twin = read.ok ? lineOf.get(read.part.name) : undefined;
    if (!read.ok) errors.push({ file, line: at + 1, ...read.fault });
    else if (twin) errors.push({ file, line: at + 1, field: "metadata.name", message: `is that of line ${twin}` });
    else {
      lineOf.set(read.part.name, at + 1);
      parts.push(read.part);
    }
  }
  return { parts, errors };
}

type ReadRow = { ok: true; part: OpenPart } | { ok: false; fault: Pick<CatalogueError, "field" | "message"> };

function readRow(category: Read, file: string, line: string): ReadRow {
  const row = parsed(line);
  if (!row) return { ok: false, fault: { field: "(line)", message: "is not a JSON object" } };
  const name = word(row, "metadata.name");
  if (!name) return { ok: false, fault: { field: "metadata.name", message: "is missing" } };
  if (name.length > 200)
    return { ok: false, fault: { field: "metadata.name", message: "is longer than 200 characters" } };
  return readFacts(category, row, { file, name });
}

function readFacts<Category extends Read>(
  category: Category,
  row: Row,
  { file, name }: Pick<OpenPart, "file" | "name">,
): ReadRow {
  const facts = READERS[category](row);
  const unknown = KNOWN_BY[category].find((fact) => facts[fact] === null);
  if (unknown !== undefined)
    return { ok: false, fault: { field: String(unknown), message: `of ${name} is missing, or not one we know` } };
  const held = FORMATS[category].safeParse(facts);
  const [problem] = held.success ? [] : schemaProblems(held.error.issues, facts);
  if (problem) return { ok: false, fault: { field: problem.path.join("."), message: `of ${name} ${problem.message}` } };
  return { ok: true, part: { category, name, maker: word(row, "metadata.manufacturer"), facts, file } as OpenPart };
}

function parsed(line: string): Row | null {
  try {
    const value: unknown = JSON.parse(line);
    return isRow(value) ? value : null;
  } catch {
    return null;
  }
}
