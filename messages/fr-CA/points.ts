import type { PointsEntryKind } from "#rules/points/points-ledger.ts";
import { instantDay } from "./moments.ts";

const kinds: Readonly<Record<PointsEntryKind, string>> = {
  earn: "Gagnés",
  spend: "Utilisés",
  give_back: "Rendus",
  claw_back: "Repris après un remboursement",
  expire: "Expirés sans être utilisés",
  correct: "Corrigés par nous",
};

/** What no own order stands beside. */
const withoutOrder: Readonly<Record<PointsEntryKind, string>> = {
  ...kinds,
  earn: "Première commande d’un ami",
  claw_back: "La commande d’un ami a été remboursée",
};

/** What a refund took or gave, and turned round when its bank sent it back. */
const turned: Readonly<Partial<Record<PointsEntryKind, { what: string; state: string }>>> = {
  claw_back: { what: "À vous de nouveau, le remboursement n’est pas arrivé", state: "Disponibles" },
  give_back: { what: "Utilisés de nouveau, le remboursement n’est pas arrivé", state: "Utilisés" },
};

/** An entry as its row shows it; without a number no own order stands beside it. */
function rowWords({ Kind, Points, OrderNumber }: { Kind: PointsEntryKind; Points: number; OrderNumber: string }) {
  const isTurned = Points > 0 === (Kind === "claw_back");
  const round = isTurned ? turned[Kind] : undefined;
  const what = round?.what ?? (OrderNumber === "" ? withoutOrder : kinds)[Kind];
  return { what: OrderNumber === "" ? what : `${what}, commande ${OrderNumber}`, state: round?.state ?? states[Kind] };
}

const states = {
  earn: "Disponibles",
  spend: "Utilisés",
  give_back: "Disponibles",
  claw_back: "Repris",
  expire: "Expirés",
  correct: "Corrigés",
} satisfies Record<PointsEntryKind, string>;

export const pointsPageWords = {
  title: "Points",
  failed: "Impossible d’obtenir les points de récompense",
  failedHelp: "Vos points sont en sécurité. Actualisez la page dans une minute.",
  rule: (perDollar: string, step: string, worth: string) =>
    `${perDollar} ${perDollar === "1" ? "point" : "points"} par dollar d’achat. ${step} points donnent ${worth} de rabais. Ils s’utilisent par tranches de ${step}, les plus anciens d’abord.`,
  how: "Comment fonctionnent les points",
  spendNow: "À utiliser maintenant",
  worth: (amount: string) => `${amount} de rabais. À choisir dans le panier.`,
  tooFew: (step: string) => `On peut en utiliser à partir de ${step} points.`,
  gauge: (spendable: string, total: string) => `${spendable} sur ${total} en tranches complètes`,
  available: "Disponibles",
  pending: "En attente",
  pendingHelp: "À vous dès l’expédition de la commande",
  ends: "Prochains à expirer",
  nothing: "Aucun",
  endsHelp: (days: number) => `Les points durent ${days} jours à partir de l’expédition`,
  history: "Historique",
  empty: "Aucun point pour l’instant. Vous gagnerez vos premiers avec votre première commande payée.",
  date: "Date",
  what: "Opération",
  state: "État",
  points: "Points",
  row: rowWords,
  until: (day: string) => `Jusqu’au ${day}`,
  day: instantDay,
};
