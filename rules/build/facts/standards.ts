/** Names that parts share, as their makers write them. */
export const SOCKETS = ["AM4", "AM5", "LGA 1700", "LGA 1851"] as const;
export type Socket = (typeof SOCKETS)[number];

export const MEMORY_TYPES = ["DDR4", "DDR5"] as const;
export type MemoryType = (typeof MEMORY_TYPES)[number];

export const BOARD_FORM_FACTORS = ["ATX", "Micro ATX", "Mini-ITX", "E-ATX"] as const;
export type BoardFormFactor = (typeof BOARD_FORM_FACTORS)[number];

export const PSU_FORM_FACTORS = ["ATX", "SFX", "SFX-L"] as const;
export type PsuFormFactor = (typeof PSU_FORM_FACTORS)[number];

/** Length of a radiator by the fans that stand on it: 140 mm fans make 280 and 420, which 120 mm mounts do not take. */
export const RADIATOR_SIZES = [92, 120, 140, 180, 240, 280, 360, 420, 480] as const;
export type RadiatorSize = (typeof RADIATOR_SIZES)[number];

/** Width and length of an M.2 drive in mm, run together. */
export const M2_SIZES = ["2230", "2242", "2260", "2280", "22110"] as const;
export type M2Size = (typeof M2_SIZES)[number];

/** Processors that need the same BIOS. The two of 2026 are Ryzen 7 9850X3D and Ryzen 9 9950X3D2. */
export const PROCESSOR_FAMILIES = [
  "Ryzen 3000",
  "Ryzen 5000",
  "Ryzen 7000",
  "Ryzen 8000",
  "Ryzen 9000",
  "Ryzen 9000 (2026)",
  "EPYC 4004",
  "Core 12",
  "Core 13",
  "Core 14",
  "Core Ultra 200S",
  "Core Ultra 200S Plus",
] as const;
export type ProcessorFamily = (typeof PROCESSOR_FAMILIES)[number];

export const FAN_CONNECTORS = ["3-pin", "4-pin", "maker's own"] as const;
export type FanConnector = (typeof FAN_CONNECTORS)[number];

export const SCREEN_SOCKETS = [
  "HDMI 2.0",
  "HDMI 2.1",
  "DisplayPort 1.2",
  "DisplayPort 1.4",
  "DisplayPort 2.1",
  "USB-C",
  "DVI",
  "VGA",
] as const;
export type ScreenSocket = (typeof SCREEN_SOCKETS)[number];

/** Sockets of one kind, on a video card or a monitor. */
export interface ScreenSockets {
  kind: ScreenSocket;
  count: number;
}
