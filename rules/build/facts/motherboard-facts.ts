import type { Fact } from "./fact.ts";
import type { BoardFormFactor, M2Size, MemoryType, ProcessorFamily, Socket } from "./standards.ts";

/** What else goes without when a drive sits in the slot. */
export type M2Sharing =
  | { sataPorts: number }
  /** Lanes that the video card keeps. */
  | { gpuLanes: number }
  /** Name of another M.2 slot. */
  | { disables: string };

export interface M2Slot {
  /** As it is printed on the board, such as `M2_1`. */
  name: string;
  sizes: M2Size[];
  generation: Fact<number>;
  lanes: Fact<number>;
  /** Whether it also takes M.2 drives that speak SATA. */
  sata: Fact<boolean>;
  /** `[]` shares nothing. */
  sharing: Fact<M2Sharing[]>;
}

export interface MotherboardFacts {
  socket: Fact<Socket>;
  /** With its maker, such as `AMD B650E` or `Intel Z790`. */
  chipset: Fact<string>;
  formFactor: Fact<BoardFormFactor>;
  widthMm: Fact<number>;
  /** Its plugs are on the back. */
  backConnect: Fact<boolean>;
  memoryType: Fact<MemoryType>;
  memorySlots: Fact<number>;
  maxMemoryGb: Fact<number>;
  ecc: Fact<boolean>;
  /** Without the key-E slot of a Wi-Fi card. */
  m2: Fact<M2Slot[]>;
  sataPorts: Fact<number>;
  pcieX16Slots: Fact<number>;
  /** Generation and lanes of the slot the video card sits in. */
  pcieGeneration: Fact<number>;
  gpuSlotLanes: Fact<number>;
  /** Such as `Wi-Fi 7`, or `none`. */
  wifi: Fact<string>;
  ethernetGbps: Fact<number>;
  /** CPU power sockets. */
  epsPlugs: Fact<{ eight: number; four: number }>;
  caseFanHeaders: Fact<number>;
  pumpHeaders: Fact<number>;
  argbHeaders: Fact<number>;
  /** The Type-E header of a USB-C port at the front of the case. */
  usbTypeE: Fact<boolean>;
  /** Whether a BIOS can be written without a processor. */
  biosFlashback: Fact<boolean>;
  /** Processors that start with the BIOS our stock is shipped with. */
  biosOnBoxSupports: Fact<ProcessorFamily[]>;
}
