import type { View } from "#rules/catalog/showroom-views.ts";
import { formatDecimal } from "./money.ts";

/** Where somebody stands in front of a PC. */
const VIEW_NAMES: Readonly<Record<View, string>> = {
  corner: "Angle",
  side: "Côté vitré",
  front: "Avant",
  back: "Arrière",
  top: "Dessus",
  inside: "Intérieur",
};

const MEGABYTE = 1_000_000;
const megabytes = (bytes: number) => `${formatDecimal(Number((bytes / MEGABYTE).toFixed(1)))}\u00a0Mo`;

export const showroomWords = {
  section: "Salle d’exposition 3D",
  title: (name: string) => `${name} en 3D`,
  description: (name: string) =>
    `Faites tourner ${name}, approchez-vous et regardez à l’intérieur, avec le prix de chaque pièce.`,
  lead: "Glissez pour le faire tourner. Les boutons ci-dessous font de même.",
  pictures: (name: string) => `Images de ${name}`,
  model: (name: string, view: View) =>
    `Modèle 3D de ${name}, vu de\u00a0: ${VIEW_NAMES[view]}. Les flèches le font tourner.`,
  views: "Vue",
  viewNames: VIEW_NAMES,
  load: "Charger le modèle 3D",
  size: (bytes: number) => `${megabytes(bytes)}, téléchargés quand vous appuyez`,
  loading: (done: number, bytes: number) =>
    `Téléchargement du modèle\u00a0: ${megabytes(done)} sur ${megabytes(bytes)}`,
  stay: "Rester avec les images",
  failed: "Le modèle ne s’est pas chargé. Les images, oui.",
  again: "Réessayer",
  lost: "La vue 3D s’est arrêtée\u00a0: le navigateur a repris sa mémoire.",
  restart: "La relancer",
  no3d: "Ce navigateur ne peut pas afficher la 3D. Les boutons ci-dessous changent l’image.",
  turnLeft: "Tourner à gauche",
  turnRight: "Tourner à droite",
  closer: "Se rapprocher",
  further: "S’éloigner",
  full: "Plein écran",
  glass: "Vitre",
  day: "Jour",
  keys: "Touches\u00a0: les flèches tournent et inclinent, + et − rapprochent et éloignent, G retire la vitre, Début recommence.",
  parts: "Ce qu’il contient",
  asShown: "Tel qu’illustré",
  beforeTax: "Avant taxes.",
  choose: "Choisir les pièces",
  see: "Voir ce PC",
  turnIt: "Le voir en 3D",
  watchIt: "Le voir tourner",
  close: "Fermer",
  renderNote: "L’image et le modèle sont dessinés par notre studio à partir des mêmes pièces.",
  unknown: "Aucun modèle ne porte ce nom.",
};

/** The film of a PC, which is drawn from its model while it plays. */
export const filmWords = {
  title: (name: string) => `${name}, sous tous les angles`,
  lead: (seconds: number, bytes: number) =>
    `${seconds} secondes, sans son. La lecture télécharge ${megabytes(bytes)}; rien n’est téléchargé avant.`,
  play: "Lire",
  pause: "Pause",
  again: "Relire",
  seek: "Position dans le film",
  at: (second: number) => clock(second),
  time: (second: number, of: number) => `${clock(second)} sur ${clock(of)}`,
  captions: {
    corner: "Vu de l’angle",
    side: "Le côté vitré\u00a0: on voit l’intérieur",
    front: "L’avant, par où l’air entre",
    back: "L’arrière, où tout se branche",
    top: "Le dessus, par où l’air sort",
    inside: "L’intérieur\u00a0: carte, processeur et mémoire",
  } satisfies Record<View, string>,
  chapters: "Dans le film",
  stills: "Ce navigateur ne peut pas le dessiner en 3D\u00a0: le film passe d’une image à l’autre.",
};

const clock = (second: number) => `0:${String(Math.floor(second)).padStart(2, "0")}`;
