import type { Pieces } from "../pieces.ts";

export const gameLadderWords = {
  title: "Commencez par votre jeu",
  lead: "Images par seconde aux réglages Élevé du jeu, sans mise à l’échelle ni images générées. Nous nous en tenons à la fourchette; c’est son minimum qui compte.",
  /** The form as one sentence, each choice where its language puts it. */
  wish: <P>(game: P, resolution: P, fps: P): Pieces<P> => ["Je joue à", game, "en", resolution, "et je veux", fps],
  game: "Jeu",
  resolution: "Résolution",
  fps: "Images par seconde",
  fpsOf: (fps: number) => `${fps}\u00a0images/s`,
  show: "Afficher",
  onePerCard: "Un PC par carte graphique",
  rate: "Images par seconde",
  price: "Prix",
  best: "Le plus bas prix qui y parvient",
  short: (short: number) => `Il manque ${short}\u00a0images/s`,
  none: (fps: number, game: string, resolution: string) =>
    `Aucun PC que nous pouvons vendre en ce moment ne tient ${fps}\u00a0images/s dans ${game} en ${resolution}. Le dernier de la liste s’en approche le plus.`,
  all: (count: number, fps: number, game: string, resolution: string) =>
    count === 1
      ? `Le seul PC qui atteint ${fps}\u00a0images/s dans ${game} en ${resolution}`
      : `Les ${count}\u00a0PC qui atteignent ${fps}\u00a0images/s dans ${game} en ${resolution}`,
  description:
    "Choisissez un jeu, un écran et une fréquence d’images, et voyez quel PC de jeu y parvient au plus bas prix.",
  nothing: "Nous n’avons pas de fréquences d’images pour les PC que nous vendons en ce moment.",
  failed: "La recherche n’a pas abouti. Veuillez choisir de nouveau.",
};
