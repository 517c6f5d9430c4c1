import type { Fact } from "./fact.ts";
import type { M2Size } from "./standards.ts";

export interface StorageFacts {
  interface: Fact<"PCIe 3.0 NVMe" | "PCIe 4.0 NVMe" | "PCIe 5.0 NVMe" | "SATA">;
  capacityGb: Fact<number>;
  formFactor: Fact<`M.2 ${M2Size}` | "2.5 inch" | "3.5 inch">;
  kind: Fact<"SSD" | "HDD">;
  readMbS: Fact<number>;
  writeMbS: Fact<number>;
}
