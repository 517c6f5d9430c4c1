import type { RuleId } from "#rules/build/rule-ids.ts";
import type { VerdictClass } from "#rules/build/verdict.ts";
import { type Cents, cents } from "#rules/money/cents.ts";
import { verdictClassWords } from "./build-verdicts.ts";
import { formatCents, formatCount } from "./money.ts";
import { slotWords } from "./parts.ts";
import { counted } from "./plural.ts";

/** What stands in a slot of a PC whose parts are chosen. */
export function slotTitle(slot: number): string {
  return slotWords[slot] ?? "";
}

/** Why an option does not fit, in a word or two. */
const MISFITS: Partial<Record<RuleId, string>> = {
  "socket.cpu-board": "autre socket",
  "chipset.cpu-board": "autre jeu de puces",
  "memory.type": "autre type de mémoire",
  "memory.form": "autre format de mémoire",
  "memory.slots": "pas assez d’emplacements de mémoire",
  "memory.capacity": "trop de mémoire",
  "board.case": "autre format",
  "board.back-connect": "connecteurs au dos",
  "gpu.length": "trop long",
  "gpu.slots": "trop épais",
  "gpu.height": "trop haut",
  "cooler.socket": "pas pour ce socket",
  "cooler.height": "trop haut",
  "cooler.capacity": "refroidisseur trop faible",
  "cooler.memory": "gêné par la mémoire",
  "radiator.fit": "pas de place pour le radiateur",
  "psu.form": "autre format de bloc d’alimentation",
  "psu.length": "bloc d’alimentation trop long",
  "power.sustained": "pas assez de watts",
  "conn.gpu": "pas assez de connecteurs",
  "conn.gpu-rating": "connecteur trop faible",
  "conn.eps": "pas assez de prises pour le processeur",
  "storage.m2": "aucun emplacement libre",
  "storage.sata": "aucun port libre",
  "storage.bays": "aucune baie libre",
};

export function misfitWords(rule: RuleId): string {
  return MISFITS[rule] ?? "autre raison";
}

/** What is otherwise than in a link that somebody kept. */
export const newsWords = {
  unknown: (slot: string) => `${slot}\u00a0: la pièce de ce lien n’est plus dans notre boutique.`,
  notOffered: (name: string) => `On ne peut plus choisir ${name}.`,
  soldOut: (name: string) => `${name} est épuisé.`,
  tooFew: (name: string, left: number) => `${name}\u00a0: il n’en reste que ${left}.`,
  price: (name: string, was: Cents, price: Cents) =>
    price > was
      ? `${name} coûte ${formatCents(cents(price - was))} de plus\u00a0: c’était ${formatCents(was)}.`
      : `${name} coûte ${formatCents(cents(was - price))} de moins\u00a0: c’était ${formatCents(was)}.`,
};

const counts = (count: number, one: string, many: string) => (count > 0 ? counted(count, one, many) : "");

/** PC Lab, where a PC begins with nothing. */
export const labWords = {
  title: "PC Lab",
  lead: "Partez de rien et choisissez chaque pièce de votre PC. Chaque liste montre ce qui va avec ce que vous avez, dit pourquoi le reste ne va pas, et le total est le prix que votre panier facture.",
  orFrom: "Rien ne vous oblige à partir de rien\u00a0:",
  oneOfOurs: "modifiez un de nos PC",
  wrongLink: "Ce lien ne désigne aucune configuration. Commencez ici.",
};

export const configuratorWords = {
  title: (name: string) => `${name}, choisissez vos pièces`,
  choose: "Choisissez vos pièces",
  lead: "Nous vérifions chaque choix avec les autres, et donnons les deux chiffres quand quelque chose ne va pas. Le prix est celui que votre panier facture.",
  wrongLink: "Ce lien ne désigne aucune de nos configurations. Voici le PC tel que nous le montons.",
  parts: "Pièces",
  undo: "Annuler",
  redo: "Rétablir",
  change: "Modifier",
  close: "Fermer",
  changeOne: (slot: string) => `Modifier\u00a0: ${slot}`,
  closeOne: (slot: string) => `Fermer\u00a0: ${slot}`,
  changed: "Modifié",
  chooseLink: "Choisir",
  chooseOne: (slot: string) => `Choisir\u00a0: ${slot}`,
  seeAbove: "Voir ci-dessus",
  empty: "Aucune pièce",
  units: (name: string, quantity: number) => (quantity > 1 ? `${quantity} × ${name}` : name),
  optionsFor: (slot: string) => `Choix\u00a0: ${slot}`,
  framesIn: "Images par seconde dans",
  framesHow: "Préréglage Élevé, résolution native, sans lancer de rayons ni images générées.",
  leaveEmpty: "Laisser vide",
  howMany: "Combien\u00a0:",
  included: "Inclus",
  chosen: "Choisi",
  soldOut: "Épuisé",
  showAll: "Les afficher aussi",
  onlyFitting: "Afficher seulement ce qui est compatible",
  /** With a script each opens over the page. */
  views: { checks: "Toutes les vérifications", sheet: "Pièces et données", pictures: "Toutes les images" },
  backToParts: "Retour aux pièces",
  passes: "Ce que nous avons comparé, et qui est compatible",
  priceToday: "Le tout aujourd’hui\u00a0:",
  /** `Il consomme jusqu’à 612 W pendant plus d’une seconde, environ 500 W dans un jeu; le bloc d’alimentation fournit 850 W.` */
  power: ({ sustained, gaming, supply }: { sustained: number; gaming: number; supply: number | null }) =>
    `Il consomme jusqu’à ${sustained}\u00a0W pendant plus d’une seconde, environ ${gaming}\u00a0W dans un jeu${supply === null ? "." : `; le bloc d’alimentation fournit ${supply}\u00a0W.`}`,
  powerUnknown: "Les watts d’une pièce ne sont pas connus\u00a0: c’est donc davantage.",
  eachApart: "Chaque pièce, seule. Ces images ne montrent pas l’ensemble.",
  fromNothing: "Ou partez de rien, et choisissez chaque pièce",
  newsTitle: "Ce qui a changé depuis",
  newsPrice: "Le prix sur cette page est celui d’aujourd’hui, et celui qui est facturé.",
  samePc: "Nous montons et vendons un PC avec exactement ces pièces\u00a0:",
  share:
    "L’adresse de cette page est votre configuration\u00a0: gardez-la ou envoyez-la, et elle ouvrira les mêmes pièces aux prix du jour.",
  reading: "Un instant…",
  noAnswer: "La boutique ne répond pas. Fermez ceci et réessayez.",
  before: "Précédent",
  next: "Suivant",
  page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  marks: verdictClassWords,
  noFix: "Aucune de nos pièces n’y remédie.",
  bill: "Votre facture",
  building: "Montage, installation du système, essais et garantie",
  asWeBuildIt: (name: string) => `${name}, tel que nous le montons`,
  yours: (name: string) => `Votre ${name}`,
  beforeTax: "Avant les taxes et la livraison.",
  ships: (ships: string) => `${ships}. Aucune pièce ne se fait attendre.`,
  fixFirst: (count: number) => `À régler d’abord\u00a0: ${counted(count, "point", "points")}.`,
  notNow: "Pas maintenant.",
  toChoose: (count: number) => `Encore ${counted(count, "pièce", "pièces")} à choisir.`,
  /** `24 vérifications réussies sur 28. 1 obstacle · 2 étapes pour nous` */
  state: ({
    checks,
    fits,
    verdicts,
    missing,
  }: {
    checks: number;
    fits: number;
    verdicts: readonly { cls: VerdictClass }[];
    missing: readonly object[];
  }) => {
    const of = (cls: VerdictClass) => verdicts.filter((verdict) => verdict.cls === cls).length;
    if (checks === 0) return "Rien à comparer pour l’instant.";
    const said = [
      counts(of("blocker"), "obstacle", "obstacles"),
      counts(missing.length, "pièce encore à choisir", "pièces encore à choisir"),
      counts(of("unknown"), "point inconnu", "points inconnus"),
      counts(of("step"), "étape pour nous", "étapes pour nous"),
      counts(of("note"), "remarque", "remarques"),
    ].filter((words) => words !== "");
    const passed = `${counted(fits, "vérification réussie", "vérifications réussies")} sur ${checks}.`;
    return [passed, said.join(" · ")].join(" ").trim();
  },
  take: (name: string) => `Prendre ${name}`,
  leaveOut: (name: string) => `Enlever ${name}`,
  /** `31 choix incompatibles sur 982 : trop long (14), trop épais (12)` */
  misfits: (total: number, fits: number, reasons: readonly { text: string; count: number }[]) =>
    `${formatCount(total - fits)} ${total - fits < 2 ? "choix incompatible" : "choix incompatibles"} sur ${formatCount(total)}\u00a0: ${reasons.map(({ text, count }) => `${text} (${count})`).join(", ")}`,
};
