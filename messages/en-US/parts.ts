import { formatCount } from "./money.ts";
import { counted } from "./plural.ts";

/** Where a part stands in a PC, by its option. */
export const slotWords: Readonly<Record<number, string>> = {
  1: "Case",
  2: "Processor",
  3: "Motherboard",
  4: "Memory",
  5: "Graphics card",
  7: "Power supply",
  8: "Cooling",
  9: "Fans",
  11: "Storage",
  12: "Second storage",
  28: "System",
};

/** Why a slot matters to the buyer, one sentence each; the specification table's third column. */
export const whyWords: Readonly<Record<number, string>> = {
  1: "Decides what you can add later, and how quiet the PC can be.",
  2: "Keeps the graphics card busy, and does the rest of the work.",
  3: "Sets how many drives and how much memory you can add.",
  4: "16 GB is enough for most games; 32 GB leaves room for everything else.",
  5: "The part that sets the frame rate.",
  7: "Enough for the peak of this build, with room for the next card.",
  8: "Keeps the processor fast without getting loud.",
  11: "Where your games live. A fast drive shortens loading times.",
  12: "Extra room for games and files.",
  28: "Installed and activated before the test.",
};

export const computerWords = {
  part: "Part",
  size: "Size",
  sizeWhy: "Width, height and depth.",
  weight: "Weight",
  weightWhy: "Without the charger.",
  frontPorts: "Front ports",
  rearPorts: "Rear ports",
  ports: "Ports",
  graphics: "Graphics",
  graphicsValue: (name: string, watts: number) => `${name}, up to ${watts} W`,
  graphicsWhy: "The watts matter as much as the name: the same chip runs slower in a thinner laptop.",
  processor: "Processor",
  cores: (name: string, cores: number) => `${name}, ${cores} cores`,
  processorValue: (name: string, cores: number, boostGhz: number) => `${name}, ${cores} cores, up to ${boostGhz} GHz`,
  memory: "Memory",
  memoryValue: (memory: string, speedMhz: number, modules: number) =>
    `${memory}-${speedMhz}, ${modules === 0 ? "soldered" : `${modules} modules`}`,
  memoryKind: (gigabytes: number | string, kind: string) => `${gigabytes} GB ${kind}`,
  /** `2 TB SSD`. */
  drive: (capacity: string, kind: string) => `${capacity} ${kind}`,
  memoryFixed: "You can’t add more later, so choose what you’ll need.",
  memoryOpen: "You can replace it later.",
  storage: "Storage",
  freeSlots: (slots: number) => `Free slots for another drive: ${slots}.`,
  noSlot: "No second slot.",
  screen: "Screen",
  inches: (inches: number) => `${inches} inch`,
  screenValue: (inches: number, resolution: string, hertz: number) => `${inches} inch, ${resolution}, ${hertz} Hz`,
  screenFull: (screen: string, panel: string, nits: number) => `${screen}, ${panel}, ${nits} nits`,
  battery: "Battery",
  batteryValue: (wattHours: number, watts: number) => `${wattHours} Wh, ${watts} W charger`,
};

const speed = (megabytes: number) => `${formatCount(megabytes)} MB/s`;

/** Shoppers measure in inches, and makers of parts in millimeters: `11.9 in (302 mm)`. */
export function bothLengths(mm: number): string {
  return `${(mm / 25.4).toFixed(1)} in (${formatCount(mm)} mm)`;
}

/** What a card says of a component, in lines that need no label. */
export const partWords = {
  /** A fact on a card, where no table stands around it. */
  labelled: (label: string, value: string) => `${label}: ${value}`,
  forBoards: (sizes: readonly string[]) => `For ${sizes.join(", ")}`,
  fansIncluded: (fans: number) => `${counted(fans, "fan", "fans")} included`,
  fans: (fans: number) => counted(fans, "fan", "fans"),
  cores: (cores: number, threads: number) => `${cores} cores, ${threads} threads`,
  boost: (boostGhz: number) => `Up to ${boostGhz} GHz`,
  board: (formFactor: string, slots: number) => `${formFactor}, ${counted(slots, "M.2 slot", "M.2 slots")}`,
  noWifi: "No Wi-Fi",
  modules: (modules: number, heightMm: number) =>
    `${counted(modules, "module", "modules")}, ${bothLengths(heightMm)} tall`,
  cardMemory: (gigabytes: number, kind: string) => `${gigabytes} GB ${kind}`,
  cardSize: (lengthMm: number, slots: number) => `${bothLengths(lengthMm)} long, ${slots} slots`,
  supply: (watts: number, efficiency: string) => `${formatCount(watts)} W, ${efficiency}`,
  supplySize: (formFactor: string, lengthMm: number) => `${formFactor}, ${bothLengths(lengthMm)} long`,
  modular: { full: "Fully modular", semi: "Partly modular", no: "Fixed cables" },
  fanSpeed: (rpm: number) => `Up to ${formatCount(rpm)} rpm`,
  lit: "Lit",
  unlit: "No lights",
  reads: (megabytes: number) => `Reads ${speed(megabytes)}`,
  writes: (megabytes: number) => `Writes ${speed(megabytes)}`,
  panel: (inches: number, panel: string, isCurved: boolean) => `${inches} in ${panel}${isCurved ? ", curved" : ""}`,
  air: (heightMm: number) => `Air, ${bothLengths(heightMm)} tall`,
  liquid: (radiatorMm: number) => `Liquid, ${radiatorMm} mm radiator`,
};

export const monitorWords = {
  screen: "Screen",
  screenValue: (inches: number, panel: string, isCurved: boolean) =>
    `${inches} inch ${panel}${isCurved ? ", curved" : ""}`,
  resolution: "Resolution",
  refresh: "Refresh rate",
};

/** Facts by their name in the catalogue; one that is not here is its name, taken apart. */
export const factWords: Readonly<Record<string, string>> = {
  maker: "Chip maker",
  tdpWatts: "Design power",
  maxWatts: "Highest power",
  maxGpuMm: "Longest graphics card",
  maxCoolerMm: "Tallest cooler",
  maxPsuMm: "Longest power supply",
  boardFormFactors: "Board sizes",
  psuFormFactors: "Power supply sizes",
  sizeMm: "Size",
  radiatorMm: "Radiator",
  pcieX16Slots: "PCIe x16 slots",
  m2: "M.2 slots",
  sataPorts: "SATA ports",
  fans: "Fans",
  maxGpuHeightMm: "Tallest graphics card",
  maxBoardWidthMm: "Widest board",
  rearConnect: "Takes boards with plugs on the back",
  backConnect: "Plugs on the back",
  frontUsbC: "USB-C at the front",
  usbTypeE: "Header for USB-C at the front",
  ecc: "ECC memory",
  memoryBandwidthGbS: "Memory bandwidth",
  pcieLanes: "PCIe lanes",
  gpuLanes: "PCIe lanes for the graphics card",
  biosFlashback: "BIOS update without a processor",
  atxVersion: "ATX version",
  pin16Watts: "Most through the 16-pin plug",
  heightMm: "Height",
  thickMm: "Thickness",
  maxGpuSlots: "Thickest graphics card in slots",
  argbHeaders: "ARGB headers",
  advisedPsuWatts: "Advised power supply",
  cacheL3Mb: "L3 cache",
  wifi: "Wi-Fi",
  bays25: "2.5 inch bays",
  bays35: "3.5 inch bays",
  readMbS: "Reads",
  writeMbS: "Writes",
  epsPlugs: "CPU power sockets",
  ethernetGbps: "Ethernet",
  pcieGeneration: "PCIe generation",
  groupId: "Edition group",
};

export const connectorWords: Readonly<Record<string, string>> = {
  pcie8: "8-pin PCIe",
  pcie16: "16-pin PCIe",
  pcie6: "6-pin PCIe",
  eps8: "8-pin CPU",
  eight: "8-pin",
  four: "4-pin",
  sata: "SATA",
};

export const yesNo = { yes: "Yes", no: "No" };

/** By the end of a fact's name. */
export const unitWords: Readonly<Record<string, string>> = {
  Ghz: " GHz",
  Mhz: " MHz",
  Watts: " W",
  Gb: " GB",
  Mb: " MB",
  Mm: " mm",
  Gbps: " Gbps",
  MbS: " MB/s",
  GbS: " GB/s",
  Hz: " Hz",
  Rpm: " rpm",
  Generation: ".0",
};

/** Shoppers here measure in inches; the facts are kept in mm. */
export function sizeText(size: { width: number; height: number; depth: number }): string {
  return `${[size.width, size.height, size.depth].map((mm) => (mm / 25.4).toFixed(1)).join(" × ")} in`;
}

/** `512 GB`, `2 TB`. */
export function capacityText(gigabytes: number): string {
  return gigabytes >= 1000 ? `${Number((gigabytes / 1000).toFixed(1))} TB` : `${gigabytes} GB`;
}
