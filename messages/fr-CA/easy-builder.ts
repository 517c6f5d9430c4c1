import type { SuggestedAs } from "#rules/easy-builder/easy-answers.ts";
import type { Virtue } from "#rules/easy-builder/virtues.ts";
import type { KnownRate } from "#rules/frames/frame-rate.ts";
import { limitWords, rangeWords } from "./frames.ts";
import { formatDecimal, formatMoneyShort } from "./money.ts";
import { counted } from "./plural.ts";

const gigabytes = (size: number) => (size >= 1000 ? `${formatDecimal(size / 1000)}\u00a0To` : `${size}\u00a0Go`);

/** Why a part is the one: the two facts that decided it. */
export const whyWords = {
  processor: (slowest: { game: string; rate: KnownRate } | null) =>
    slowest === null
      ? ""
      : `${slowest.game} est le plus lent de vos jeux ici\u00a0: ${rangeWords(slowest.rate)}\u00a0images/s. ${limitWords(slowest.rate)}`,
  card: (next: { costs: number; fps: number } | null | undefined, games: number) => {
    if (!next) return "Aucune carte compatible avec ces pièces n’apporte davantage.";
    const where = games < 2 ? "ici" : "dans le plus lent d’entre eux";
    const price = next.costs > 0 ? `coûte ${formatMoneyShort(next.costs)} de plus` : "ne coûte pas plus cher";
    return `La carte suivante ${price} et donne ${next.fps}\u00a0images/s ${where}.`;
  },
  motherboard: (socket: string, drives: number) =>
    `A le socket du processeur, ${socket}, et entre dans le boîtier. ${counted(drives, "emplacement M.2", "emplacements M.2")}.`,
  memory: (capacityGb: number, asksGb: number) =>
    `${gigabytes(capacityGb)}; vos jeux en demandent ${gigabytes(asksGb)}.`,
  cooler: (holds: number, takes: number) => `Dissipe ${holds}\u00a0W; le processeur dégage ${takes}\u00a0W au plus.`,
  drive: (capacityGb: number) => `${gigabytes(capacityGb)}; ici, nous ne montons aucun PC avec moins de 1\u00a0To.`,
  supply: (watts: number, draws: number) =>
    `${watts}\u00a0W; le PC consomme ${Math.round(draws)}\u00a0W au plus, et tous les connecteurs y sont.`,
};

export const suggestedAs: Readonly<Record<SuggestedAs, string>> = {
  least: "Y arrive au plus bas prix",
  most: "Le plus d’images pour le prix",
  roomy: "De la place pour évoluer",
};

export const virtueWords: Readonly<Record<Virtue, string>> = {
  socket: "un socket qui reçoit encore de nouveaux processeurs",
  drive: "un emplacement M.2 libre",
  memory: "deux emplacements de mémoire libres",
  watts: "30\u00a0% des watts du bloc d’alimentation en réserve",
};

export const easyWords = {
  title: "Assistant de configuration",
  lead: "Dites à quoi vous jouez, sur quel écran, et combien vous voulez dépenser. Vous obtenez jusqu’à trois PC complets\u00a0: vérifiés pièce par pièce, au prix que votre panier facture.",
  description:
    "Vos jeux, votre écran et votre budget; en retour, jusqu’à trois ordinateurs de jeu complets, vérifiés pièce par pièce et expliqués ligne par ligne.",
  games: "À quoi jouez-vous?",
  gamesHelp: "Jusqu’à cinq. Aucun, c’est un peu de tout.",
  screen: "Écran",
  fps: "Images par seconde souhaitées",
  fpsOf: (fps: number) => `${fps}\u00a0images/s`,
  budget: "Budget maximal",
  budgetHelp: "Avant les taxes et la livraison.",
  budgetWrong: (least: string, most: string) => `Entrez un nombre entier de dollars, de ${least} à ${most}.`,
  look: "Apparence",
  anyLook: "N’importe quel boîtier",
  show: "Voir mes PC",
  results: "Vos PC",
  sample:
    "Les images par seconde sont des estimations tirées de données d’exemple, inventées pour la démonstration\u00a0: personne n’a fait tourner ces jeux.",
  notYet: "Cette boutique n’a pas encore d’images par seconde pour choisir.",
  onHigh: (fps: number, resolution: string) => `${fps}\u00a0images/s en ${resolution}, préréglage élevé`,
  /** Nothing within the budget reaches it. */
  above: (fps: number, least: string, budget: string, best: number | null) =>
    best === null
      ? `Il faut au moins ${least} pour atteindre ${fps}\u00a0images/s ici. À ${budget}, nous ne montons aucun PC de ce genre.`
      : `Il faut au moins ${least} pour atteindre ${fps}\u00a0images/s ici; à ${budget}, le mieux est ${best}\u00a0images/s.`,
  beyond: (fps: number, best: number) =>
    `Aucun de nos PC n’atteint ${fps}\u00a0images/s ici. Le mieux pour votre budget est ${best}\u00a0images/s.`,
  nothing: "Aucun de nos PC ne répond à cette demande. Augmentez le budget ou demandez moins.",
  overBudget: "Au-dessus de votre budget",
  fpsLow: (fps: number) => `Au moins ${fps}\u00a0images/s dans chacun de vos jeux`,
  short: (fps: number, wanted: number) => `À partir de ${fps}\u00a0images/s; vous en demandiez ${wanted}`,
  parts: "Pourquoi ces pièces",
  room: (virtues: readonly string[]) => `De la place pour évoluer\u00a0: ${virtues.join(", ")}.`,
  basedOn: (name: string) =>
    `un ${name} avec des pièces choisies pour vous. L’image montre son boîtier et son éclairage.`,
  change: "Modifier",
  changeOf: (name: string) => `Modifier\u00a0: ${name}`,
  questions: "Questions",
  gamesWrong: "Choisissez cinq jeux au maximum.",
};
