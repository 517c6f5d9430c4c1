import { formatCount, formatDecimal as decimal } from "./money.ts";
import { counted } from "./plural.ts";

/** Where a part stands in a PC, by its option. */
export const slotWords: Readonly<Record<number, string>> = {
  1: "Boîtier",
  2: "Processeur",
  3: "Carte mère",
  4: "Mémoire",
  5: "Carte graphique",
  7: "Bloc d’alimentation",
  8: "Refroidissement",
  9: "Ventilateurs",
  11: "Stockage",
  12: "Stockage secondaire",
  28: "Système",
};

/** Why a slot matters to the buyer, one sentence each; the specification table's third column. */
export const whyWords: Readonly<Record<number, string>> = {
  1: "Détermine ce que vous pourrez ajouter plus tard et à quel point le PC peut être silencieux.",
  2: "Garde la carte graphique occupée et fait le reste du travail.",
  3: "Fixe le nombre de disques et la quantité de mémoire que vous pouvez ajouter.",
  4: "16\u00a0Go suffisent pour la plupart des jeux; 32\u00a0Go laissent de la place pour tout le reste.",
  5: "La pièce qui détermine le nombre d’images par seconde.",
  7: "Suffit aux pointes de cette configuration, avec une réserve pour la prochaine carte.",
  8: "Garde le processeur rapide sans devenir bruyant.",
  11: "Là où vivent vos jeux. Un disque rapide réduit les temps de chargement.",
  12: "De l’espace de plus pour les jeux et les fichiers.",
  28: "Installé et activé avant les essais.",
};

export const computerWords = {
  part: "Pièce",
  size: "Dimensions",
  sizeWhy: "Largeur, hauteur et profondeur.",
  weight: "Poids",
  weightWhy: "Sans le chargeur.",
  frontPorts: "Ports avant",
  rearPorts: "Ports arrière",
  ports: "Ports",
  graphics: "Carte graphique",
  graphicsValue: (name: string, watts: number) => `${name}, jusqu’à ${watts}\u00a0W`,
  graphicsWhy: "Les watts comptent autant que le nom\u00a0: la même puce est plus lente dans un portable plus mince.",
  processor: "Processeur",
  cores: (name: string, cores: number) => `${name}, ${counted(cores, "cœur", "cœurs")}`,
  processorValue: (name: string, cores: number, boostGhz: number) =>
    `${name}, ${counted(cores, "cœur", "cœurs")}, jusqu’à ${decimal(boostGhz)}\u00a0GHz`,
  memory: "Mémoire",
  memoryValue: (memory: string, speedMhz: number, modules: number) =>
    `${memory}-${speedMhz}, ${modules === 0 ? "soudée" : counted(modules, "module", "modules")}`,
  memoryKind: (gigabytes: number | string, kind: string) => `${gigabytes}\u00a0Go ${kind}`,
  /** `SSD de 2 To`. */
  drive: (capacity: string, kind: string) => `${kind} de ${capacity}`,
  memoryFixed: "Vous ne pourrez pas en ajouter plus tard\u00a0: choisissez ce dont vous aurez besoin.",
  memoryOpen: "Vous pourrez la remplacer plus tard.",
  storage: "Stockage",
  freeSlots: (slots: number) => `Emplacements libres pour un autre disque\u00a0: ${slots}.`,
  noSlot: "Pas de second emplacement.",
  screen: "Écran",
  inches: (inches: number) => `${decimal(inches)}\u00a0po`,
  screenValue: (inches: number, resolution: string, hertz: number) =>
    `${decimal(inches)}\u00a0po, ${resolution}, ${hertz}\u00a0Hz`,
  screenFull: (screen: string, panel: string, nits: number) => `${screen}, ${panel}, ${nits}\u00a0nits`,
  battery: "Batterie",
  batteryValue: (wattHours: number, watts: number) => `${decimal(wattHours)}\u00a0Wh, chargeur de ${watts}\u00a0W`,
};

const tenths = (amount: number) => Number(amount.toFixed(1));
const speed = (megabytes: number) => `${formatCount(megabytes)}\u00a0Mo/s`;

/** Makers of parts measure in millimeters, and screens and bays go by inches: `302 mm (11,9 po)`. */
export function bothLengths(mm: number): string {
  return `${formatCount(mm)}\u00a0mm (${decimal(tenths(mm / 25.4))}\u00a0po)`;
}

/** What a card says of a component, in lines that need no label. */
export const partWords = {
  /** A fact on a card, where no table stands around it. */
  labelled: (label: string, value: string) => `${label}\u00a0: ${value}`,
  forBoards: (sizes: readonly string[]) => `Pour ${sizes.join(", ")}`,
  fansIncluded: (fans: number) => counted(fans, "ventilateur inclus", "ventilateurs inclus"),
  fans: (fans: number) => counted(fans, "ventilateur", "ventilateurs"),
  cores: (cores: number, threads: number) => `${counted(cores, "cœur", "cœurs")}, ${counted(threads, "fil", "fils")}`,
  boost: (boostGhz: number) => `Jusqu’à ${decimal(boostGhz)}\u00a0GHz`,
  board: (formFactor: string, slots: number) =>
    `${formFactor}, ${counted(slots, "emplacement M.2", "emplacements M.2")}`,
  noWifi: "Sans Wi-Fi",
  modules: (modules: number, heightMm: number) =>
    `${counted(modules, "module", "modules")}, hauteur de ${bothLengths(heightMm)}`,
  cardMemory: (gigabytes: number, kind: string) => `${gigabytes}\u00a0Go ${kind}`,
  cardSize: (lengthMm: number, slots: number) =>
    `Longueur de ${bothLengths(lengthMm)}, ${decimal(slots)} ${slots < 2 ? "emplacement" : "emplacements"}`,
  supply: (watts: number, efficiency: string) => `${formatCount(watts)}\u00a0W, ${efficiency}`,
  supplySize: (formFactor: string, lengthMm: number) => `${formFactor}, longueur de ${bothLengths(lengthMm)}`,
  modular: { full: "Entièrement modulaire", semi: "Semi-modulaire", no: "Câbles fixes" },
  fanSpeed: (rpm: number) => `Jusqu’à ${formatCount(rpm)}\u00a0tr/min`,
  lit: "Éclairé",
  unlit: "Sans éclairage",
  reads: (megabytes: number) => `Lecture\u00a0: ${speed(megabytes)}`,
  writes: (megabytes: number) => `Écriture\u00a0: ${speed(megabytes)}`,
  panel: (inches: number, panel: string, isCurved: boolean) =>
    `${decimal(inches)}\u00a0po, ${panel}${isCurved ? ", incurvé" : ""}`,
  air: (heightMm: number) => `À air, hauteur de ${bothLengths(heightMm)}`,
  liquid: (radiatorMm: number) => `Liquide, radiateur de ${radiatorMm}\u00a0mm`,
};

export const monitorWords = {
  screen: "Écran",
  screenValue: (inches: number, panel: string, isCurved: boolean) =>
    `${decimal(inches)}\u00a0po, ${panel}${isCurved ? ", incurvé" : ""}`,
  resolution: "Résolution",
  refresh: "Fréquence de rafraîchissement",
};

/** Facts by their name in the catalogue; one that is not here is its name, taken apart, which is English. */
export const factWords: Readonly<Record<string, string>> = {
  maker: "Fabricant de la puce",
  tdpWatts: "Puissance nominale",
  maxWatts: "Puissance maximale",
  maxGpuMm: "Carte graphique la plus longue",
  maxCoolerMm: "Refroidisseur le plus haut",
  maxPsuMm: "Bloc d’alimentation le plus long",
  boardFormFactors: "Formats de carte mère",
  psuFormFactors: "Formats de bloc d’alimentation",
  sizeMm: "Dimensions",
  radiatorMm: "Radiateur",
  pcieX16Slots: "Emplacements PCIe x16",
  m2: "Emplacements M.2",
  sataPorts: "Ports SATA",
  fans: "Ventilateurs",
  maxGpuHeightMm: "Carte graphique la plus haute",
  maxBoardWidthMm: "Carte mère la plus large",
  rearConnect: "Accepte les cartes mères à connecteurs arrière",
  backConnect: "Connecteurs à l’arrière",
  frontUsbC: "USB-C à l’avant",
  usbTypeE: "Connecteur interne pour l’USB-C avant",
  ecc: "Mémoire ECC",
  memoryBandwidthGbS: "Bande passante de la mémoire",
  pcieLanes: "Voies PCIe",
  gpuLanes: "Voies PCIe pour la carte graphique",
  biosFlashback: "Mise à jour du BIOS sans processeur",
  atxVersion: "Version ATX",
  pin16Watts: "Maximum par le connecteur à 16 broches",
  heightMm: "Hauteur",
  thickMm: "Épaisseur",
  maxGpuSlots: "Carte graphique la plus épaisse, en emplacements",
  argbHeaders: "Connecteurs ARGB",
  advisedPsuWatts: "Bloc d’alimentation recommandé",
  cacheL3Mb: "Cache L3",
  wifi: "Wi-Fi",
  bays25: "Baies de 2,5\u00a0po",
  bays35: "Baies de 3,5\u00a0po",
  readMbS: "Lecture",
  writeMbS: "Écriture",
  epsPlugs: "Prises d’alimentation du processeur",
  ethernetGbps: "Ethernet",
  pcieGeneration: "Génération PCIe",
  groupId: "Groupe d’édition",
  baseGhz: "Fréquence de base",
  boostGhz: "Fréquence maximale",
  capacityGb: "Capacité",
  casLatency: "Latence CAS",
  caseFanHeaders: "Connecteurs de ventilateurs",
  chip: "Puce",
  chipset: "Jeu de puces",
  color: "Couleur",
  connector: "Connecteur",
  connectors: "Connecteurs",
  coolerIncluded: "Refroidisseur inclus",
  cores: "Cœurs",
  curved: "Incurvé",
  edition: "Édition",
  efficiency: "Rendement",
  expansionSlots: "Emplacements d’extension",
  family: "Famille",
  form: "Format",
  formFactor: "Format",
  frontPorts: "Ports avant",
  inches: "Pouces",
  inputs: "Entrées",
  integratedGraphics: "Puce graphique intégrée",
  interface: "Interface",
  kind: "Type",
  lengthMm: "Longueur",
  lit: "Éclairé",
  maxMemoryGb: "Mémoire maximale",
  maxRpm: "Vitesse maximale",
  memoryClearanceMm: "Dégagement pour la mémoire",
  memoryGb: "Mémoire",
  memorySlots: "Emplacements de mémoire",
  memoryType: "Type de mémoire",
  memoryTypes: "Types de mémoire",
  modular: "Modulaire",
  modules: "Modules",
  outputs: "Sorties",
  panel: "Dalle",
  powerConnectors: "Connecteurs d’alimentation",
  profiles: "Profils",
  pumpHeaders: "Connecteurs de pompe",
  quantity: "Quantité",
  radiatorSpots: "Emplacements de radiateur",
  refreshHz: "Fréquence de rafraîchissement",
  resolution: "Résolution",
  slots: "Emplacements",
  socket: "Socket",
  sockets: "Sockets",
  speedMhz: "Vitesse",
  threads: "Fils d’exécution",
  type: "Type",
  watts: "Puissance",
  widthMm: "Largeur",
};

export const connectorWords: Readonly<Record<string, string>> = {
  pcie8: "PCIe à 8 broches",
  pcie16: "PCIe à 16 broches",
  pcie6: "PCIe à 6 broches",
  eps8: "processeur à 8 broches",
  eight: "8 broches",
  four: "4 broches",
  sata: "SATA",
};

export const yesNo = { yes: "Oui", no: "Non" };

/** By the end of a fact's name. */
export const unitWords: Readonly<Record<string, string>> = {
  Ghz: "\u00a0GHz",
  Mhz: "\u00a0MHz",
  Watts: "\u00a0W",
  Gb: "\u00a0Go",
  Mb: "\u00a0Mo",
  Mm: "\u00a0mm",
  Gbps: "\u00a0Gbit/s",
  MbS: "\u00a0Mo/s",
  GbS: "\u00a0Go/s",
  Hz: "\u00a0Hz",
  Rpm: "\u00a0tr/min",
  Generation: ".0",
};

/** Canada measures in the metric system; the facts are kept in mm and grams. */
export function sizeText(size: { width: number; height: number; depth: number }): string {
  return `${[size.width, size.height, size.depth].map((mm) => decimal(tenths(mm / 10))).join(" × ")}\u00a0cm`;
}

/** `512 Go`, `2 To`. */
export function capacityText(gigabytes: number): string {
  return gigabytes >= 1000 ? `${decimal(tenths(gigabytes / 1000))}\u00a0To` : `${gigabytes}\u00a0Go`;
}
