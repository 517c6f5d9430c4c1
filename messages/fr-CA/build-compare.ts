import { counted } from "./plural.ts";

const NUMBERS = ["aucune", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];
/** In the feminine, as `différence` and `ligne` ask. */
const inWords = (count: number) => NUMBERS[count] ?? String(count);
const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Two builds side by side. */
export const buildCompareWords = {
  title: "Comparer deux configurations",
  heading: (count: number) => `Deux configurations, ${inWords(count)} ${count < 2 ? "différence" : "différences"}`,
  same: "Deux configurations identiques",
  folded: (count: number) =>
    count === 0
      ? "Toutes les lignes diffèrent."
      : `${atStart(inWords(count))} ${count < 2 ? "ligne est identique et omise" : "lignes sont identiques et omises"}.`,
  unfolded: "Toutes les lignes, même celles qui sont identiques.",
  showSame: (count: number) => `Afficher ce qui est identique (${count})`,
  onlyDifferences: "Afficher seulement les différences",
  caption: (one: string, other: string) => `${one} à côté de ${other}, ligne par ligne`,
  asBuilt: (model: string) => `${model}, tel que nous le montons`,
  withChoices: (model: string) => `${model} avec vos choix`,
  lab: "Montée à partir de rien",
  saved: "Une de vos configurations enregistrées",
  open: "Ouvrir celle-ci",
  openOne: (name: string) => `Ouvrir celle-ci\u00a0: ${name}`,
  rows: "Quoi",
  ways: "Acheter",
  none: "Aucun",
  parts: "Pièces",
  total: "Total",
  ships: "Quand",
  waits: (ships: string, part: string) => `${ships}, en attente de ${part}`,
  fit: "Compatibilité",
  missing: "Manque encore",
  noBlockers: "Aucun obstacle",
  blockers: (count: number) => counted(count, "obstacle", "obstacles"),
  notKnown: (count: number) => `${count} ${count < 2 ? "point inconnu" : "points inconnus"}`,
  checks: (fits: number, of: number) =>
    `${fits} ${fits < 2 ? "vérification réussie" : "vérifications réussies"} sur ${of}`,
  verdicts: "Ce que disent les vérifications",
  notCompared: "Rien à comparer",
  power: "Puissance",
  draws: "Consomme au plus",
  inGame: "Consomme dans un jeu",
  supply: "Le bloc d’alimentation fournit",
  watts: (watts: number, isWhole: boolean) => (isWhole ? `${watts}\u00a0W` : `${watts}\u00a0W ou plus`),
  noWatts: "Inconnu",
  frames: "Images par seconde",
  frameRow: (game: string, resolution: string) => `${game}, ${resolution}`,
  framesHow: "Au préréglage élevé. Nous répondons de la fourchette.",
  choose: "Choisissez deux configurations",
  chooseHelp:
    "Prenez deux de vos configurations enregistrées, ou choisissez «\u00a0Comparer\u00a0» à côté d’une configuration dont vous avez choisi les pièces.",
  first: "La première",
  second: "La deuxième",
  asked: "La configuration de cette adresse",
  compare: "Comparer",
  noneSaved:
    "Vous n’avez pas encore de configuration enregistrée ici. Choisissez les pièces d’un PC, puis «\u00a0Enregistrer cette configuration\u00a0».",
  wrong: "Cette adresse désigne une configuration que nous n’avons pas. Choisissez de nouveau.",
  tooMany: "On compare deux configurations à la fois\u00a0: voici les deux premières de cette adresse.",
  failed: "La boutique ne répond pas. L’adresse garde votre choix\u00a0: actualisez la page dans une minute.",
  toBuilds: "Configurations enregistrées",
  toLab: "Choisir vous-même chaque pièce",
};
