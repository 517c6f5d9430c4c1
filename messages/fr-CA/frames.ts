import type { FrameRate, KnownRate } from "#rules/frames/frame-rate.ts";
import { isKnown } from "#rules/frames/frame-rate.ts";
import type { Preset, Resolution } from "#rules/frames/frame-table.ts";
import { longDay } from "./days.ts";
import { formatDecimal } from "./money.ts";
import { counted } from "./plural.ts";

export const resolutionWords: Readonly<Record<Resolution, string>> = { "1080p": "1080p", "1440p": "1440p", "4k": "4K" };
export const presetWords: Readonly<Record<Preset, string>> = { low: "Bas", medium: "Moyen", high: "Élevé" };

/** `85–105`, or one number where it was measured. */
export function rangeWords({ low, high }: Pick<KnownRate, "low" | "high">): string {
  return low === high ? String(low) : `${low}–${high}`;
}

/** How a frame rate is known, so that nobody takes one for a measurement that is none. */
export function evidenceWords(rate: FrameRate): string {
  switch (rate.evidence) {
    case "measured":
      return `Mesuré par nous le ${longDay(rate.measuredOn ?? "")}, ${counted(rate.runs, "essai", "essais")}`;
    case "between":
      return `Entre deux mesures, ±${formatDecimal(rate.tolerance)}\u00a0%`;
    case "estimate":
      return `Estimation, ±${formatDecimal(rate.tolerance)}\u00a0%`;
    case "none":
      return rate.why === "video_memory"
        ? `Pas assez de mémoire vidéo\u00a0: il faut ${rate.needsGb}\u00a0Go. Réduisez les textures.`
        : "Nous ne l’avons pas testé.";
  }
}

/** Short, in a table's cell. */
export function rateWords(rate: FrameRate): string {
  if (isKnown(rate)) return rangeWords(rate);
  return rate.why === "video_memory" ? `Demande ${rate.needsGb}\u00a0Go` : "Non testé";
}

const BASES: Readonly<Record<KnownRate["evidence"], string>> = {
  measured: "mesuré",
  between: "entre deux mesures",
  estimate: "estimation",
};

/** `115–215 images/s (estimation), 39 % de plus`: what a part makes of the frames, beside what is chosen now. */
export function optionRateWords(rate: FrameRate, more: number | null): string {
  if (!isKnown(rate)) return evidenceWords(rate);
  const said = `${rangeWords(rate)}\u00a0images/s (${BASES[rate.evidence]})`;
  if (more === null) return said;
  if (more === 0) return `${said}, sans différence`;
  return `${said}, ${Math.abs(more)}\u00a0% de ${more > 0 ? "plus" : "moins"}`;
}

const LIMITS: Readonly<Record<KnownRate["limitedBy"], string>> = {
  processor: "C’est le processeur qui limite; une carte graphique plus rapide n’y change rien.",
  card: "C’est la carte graphique qui limite; un processeur plus rapide n’y change rien.",
  both: "Le processeur et la carte graphique sont à égalité ici.",
};

export const limitWords = ({ limitedBy }: Pick<KnownRate, "limitedBy">): string => LIMITS[limitedBy];

/** How much of the frame rate a part gives, with its index and what that counts from. */
const indexWords = (name: string, index: number | null, one: string) =>
  index === null
    ? `${name}\u00a0: pas encore d’indice`
    : `${name}\u00a0: indice ${index.toFixed(2).replace(".", ",")}, où ${one} vaut 1`;

export const framesWords = {
  section: "Images par seconde",
  title: (name: string) => `Images par seconde\u00a0: ${name}`,
  popup: "Images par seconde dans un jeu",
  sample:
    "Données d’exemple\u00a0: les indices derrière ces nombres sont inventés pour la démonstration. Personne n’a fait tourner ces jeux.",
  lead: (processor: string, card: string) =>
    `${card} et ${processor}. Résolution native, sans lancer de rayons ni images générées.`,
  open: "Images par seconde dans votre jeu",
  game: "Jeu",
  resolution: "Résolution",
  preset: "Préréglage",
  show: "Afficher",
  average: "Environ",
  fps: "images/s",
  range: "Fourchette",
  slowest: "1\u00a0% le plus lent",
  tableOf: (preset: string) => `Images par seconde au préréglage ${preset.toLowerCase()}`,
  from: "D’où vient ce nombre",
  graphics: "Carte graphique",
  processor: "Processeur",
  settings: "Réglages",
  basis: "Base",
  formula: "Formule",
  graphicsBasis: (name: string, index: number | null, alone: number) =>
    `${indexWords(name, index, "GeForce RTX 5060")}. À elle seule, elle pourrait afficher ${alone}\u00a0images/s.`,
  processorBasis: (name: string, index: number | null, alone: number) =>
    `${indexWords(name, index, "Ryzen 5 7600")}. À lui seul, il pourrait fournir ${alone}\u00a0images/s.`,
  settingsBasis: (preset: string, resolution: string) =>
    `Préréglage ${preset.toLowerCase()} en ${resolution}, sans mise à l’échelle, sans lancer de rayons, sans images générées.`,
  formulaBasis:
    "Processeur\u00a0: millisecondes du jeu ÷ indice. Carte graphique\u00a0: millisecondes du jeu en 1080p × (2 + mégapixels) ÷ 4,07 ÷ indice. Une image prend la racine sixième de la somme des deux élevés à la puissance six; les images par seconde sont 1000 ÷ ce résultat.",
  close: "Fermer",
  none: "Nous n’avons pas d’images par seconde pour ce PC\u00a0: une de ses pièces n’a pas encore d’indice.",
  benchmark: "Banc d’essai",
  benchmarkOf: (name: string) => `Banc d’essai\u00a0: ${name}`,
  benchmarkLead:
    "Rien de ceci n’a encore été mesuré sur ce PC. Ce sont les indices qui servent à calculer ses images par seconde.",
  place: (place: number, of: number) => `${place} sur ${of} modèles dont nous avons un indice`,
  longer: "Plus la barre est longue, plus c’est rapide.",
  back: (name: string) => `Retour à ${name}`,
};
