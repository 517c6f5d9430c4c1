import type { StorageFacts } from "#rules/build/facts/storage-facts.ts";
import { M2_SIZES } from "#rules/build/facts/standards.ts";
import { figure, type Row, word } from "./row-fields.ts";

const GENERATIONS = { 3: "PCIe 3.0 NVMe", 4: "PCIe 4.0 NVMe", 5: "PCIe 5.0 NVMe" } as const;

export function readDrive(row: Row): StorageFacts {
  const kind = word(row, "storage_type");
  return {
    interface: interfaceOf(word(row, "interface") ?? ""),
    capacityGb: figure(row, "capacity", [1, 100_000]),
    formFactor: formOf(word(row, "form_factor") ?? ""),
    kind: kind === "SSD" || kind === "HDD" ? kind : null,
    readMbS: null,
    writeMbS: null,
  };
}

function interfaceOf(words: string): StorageFacts["interface"] {
  if (words.includes("SATA")) return "SATA";
  const generation = Number(/PCIe (\d)\.0/.exec(words)?.[1]);
  return GENERATIONS[generation as keyof typeof GENERATIONS] ?? null;
}

function formOf(words: string): StorageFacts["formFactor"] {
  const size = M2_SIZES.find((one) => words === `M.2-${one}`);
  if (size) return `M.2 ${size}`;
  if (words.startsWith("2.5")) return "2.5 inch";
  return words.startsWith("3.5") ? "3.5 inch" : null;
}
