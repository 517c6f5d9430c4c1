import { z } from "zod";
import { CommonLook } from "./common-look.ts";
import { CardOutputs } from "./card-outputs.ts";
import { RearSockets } from "./rear-sockets.ts";

export const GraphicsCardLook = CommonLook.extend({
  model: z.literal("graphics-card"),
  fans: z.union([z.literal(2), z.literal(3)]),
  lengthMm: z.number(),
  slots: z.number(),
  /** 8-pin power sockets; with none it has one 16-pin socket. */
  eightPins: z.number().int().default(0),
  outputs: CardOutputs,
});
export type GraphicsCardLook = z.infer<typeof GraphicsCardLook>;

export const MotherboardLook = CommonLook.extend({
  model: z.literal("motherboard"),
  size: z.enum(["E-ATX", "ATX", "Micro ATX", "Mini-ITX"]),
  /** Printed on the chipset's block. */
  mark: z.string(),
  memorySlots: z.union([z.literal(2), z.literal(4)]).default(4),
  driveSlots: z.number().int(),
  cardSlots: z.union([z.literal(1), z.literal(2)]).default(1),
  wifi: z.boolean().default(true),
  rear: RearSockets,
  processorPlugs: z.union([z.literal(1), z.literal(2)]).default(2),
  sataSockets: z.union([z.literal(2), z.literal(4), z.literal(6)]).default(4),
  /** Cables plug in from behind, so that the front is free of them. */
  plugsBehind: z.boolean().default(false),
});
export type MotherboardLook = z.infer<typeof MotherboardLook>;

export const MemoryKitLook = CommonLook.extend({
  model: z.literal("memory-kit"),
  modules: z.union([z.literal(1), z.literal(2), z.literal(4)]),
  capacityGb: z.number().int(),
  /** Like "DDR5-6000". */
  speed: z.string(),
  heightMm: z.number(),
});
export type MemoryKitLook = z.infer<typeof MemoryKitLook>;

export const AirCoolerLook = CommonLook.extend({
  model: z.literal("air-cooler"),
  /** Low: fins lie flat above the board with the fan on top. */
  shape: z.enum(["tower", "twin tower", "low"]),
  fans: z.union([z.literal(1), z.literal(2)]),
  heightMm: z.number(),
  /** A narrow stack of fins, for cases and boards with little room. */
  slim: z.boolean().default(false),
});
export type AirCoolerLook = z.infer<typeof AirCoolerLook>;

export const LiquidCoolerLook = CommonLook.extend({
  model: z.literal("liquid-cooler"),
  radiatorMm: z.union([z.literal(240), z.literal(280), z.literal(360), z.literal(420)]),
  display: z.boolean().default(false),
});
export type LiquidCoolerLook = z.infer<typeof LiquidCoolerLook>;

export const FanKitLook = CommonLook.extend({
  model: z.literal("fan-kit"),
  sizeMm: z.union([z.literal(120), z.literal(140)]),
  quantity: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
export type FanKitLook = z.infer<typeof FanKitLook>;

export const PowerSupplyLook = CommonLook.extend({
  model: z.literal("power-supply"),
  watts: z.number().int(),
  efficiency: z.enum(["Bronze", "Gold", "Platinum", "Titanium"]),
  formFactor: z.enum(["ATX", "SFX"]).default("ATX"),
  lengthMm: z.number(),
  modular: z.enum(["full", "semi", "no"]).default("full"),
  /** The plugs of all its cables, as the shop counts them in its facts. */
  connectors: z.strictObject({ eps8: z.int(), pcie8: z.int(), pcie16: z.int(), sata: z.int() }),
  /** A small screen in its side that shows the load. */
  display: z.boolean().default(false),
});
export type PowerSupplyLook = z.infer<typeof PowerSupplyLook>;

export const ProcessorBoxLook = CommonLook.extend({
  model: z.literal("processor-box"),
  boxed: z.boolean().default(true),
  /** Our two coined makes: one for each line of processors. */
  line: z.enum(["corvant", "istrel"]),
  cores: z.number().int(),
  /** Printed under the cores. */
  note: z.string().default("Boxed"),
  /** 9 is the top of a line. */
  tier: z.union([z.literal(5), z.literal(7), z.literal(9)]),
  /** On its underside: those of its socket, or of the newer where a set serves two sockets. */
  contacts: z.union([z.literal(1700), z.literal(1718), z.literal(1851)]),
});
export type ProcessorBoxLook = z.infer<typeof ProcessorBoxLook>;

export const DriveLook = CommonLook.extend({
  model: z.literal("drive"),
  shape: z.enum(["m2", "m2 with heat sink", "3.5 inch"]),
  /** As printed, like "2 TB". */
  capacity: z.string(),
  /** As printed, like "PCIe 5.0". */
  connection: z.string(),
});
export type DriveLook = z.infer<typeof DriveLook>;
