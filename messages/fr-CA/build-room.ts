import type { BuildVerdictWords } from "../build-verdict-words.ts";
import { fact, have, limit, room } from "./build-values.ts";

type Words = (verdict: Parameters<typeof have>[0]) => string;

/** Where a radiator sits, by the names of the rules. */
const PLACES: Readonly<Record<string, string>> = {
  front: "à l’avant",
  top: "sur le dessus",
  rear: "à l’arrière",
  side: "sur le côté",
  bottom: "en bas",
};
const placeText = (place: string) => PLACES[place] ?? place;
const placesText = (places: string) => places.split(" + ").map(placeText).join(" + ");

const sizeRefused: Words = (verdict) =>
  verdict.have === null
    ? "Ce boîtier n’a pas de place pour le radiateur."
    : `Ce boîtier n’a pas de place pour un radiateur de ${have(verdict)}.`;
const radiatorBlocked: Readonly<Record<string, Words>> = {
  card: (verdict) =>
    fact(verdict, "thick") === ""
      ? "À l’avant, la carte graphique ne laisse pas de place au radiateur."
      : `À l’avant, le radiateur prend ${fact(verdict, "thick")}\u00a0mm, dont la carte graphique de ${fact(verdict, "card")}\u00a0mm a besoin.`,
  depth: (verdict) =>
    `Le radiateur et ses ventilateurs font ${fact(verdict, "thick")}\u00a0mm; la place ${placeText(fact(verdict, "place"))} en a ${fact(verdict, "depth")}.`,
};

/** What has to fit into the case. */
export const roomVerdictWords: BuildVerdictWords<
  | "board.case"
  | "board.back-connect"
  | "gpu.length"
  | "gpu.slots"
  | "gpu.height"
  | "cooler.socket"
  | "cooler.height"
  | "cooler.capacity"
  | "cooler.memory"
  | "radiator.fit"
  | "psu.form"
  | "psu.length"
> = {
  "board.case": {
    ok: (verdict) => `Carte mère\u00a0: ${have(verdict)}. Le boîtier prend ${limit(verdict)}.`,
    blocker: (verdict) =>
      fact(verdict, "why") === "width"
        ? `La carte mère fait ${have(verdict)} de large, et le boîtier a de la place pour ${limit(verdict)}.`
        : `Carte mère\u00a0: ${have(verdict)}. Ce boîtier prend ${limit(verdict)}.`,
    unknown: () => "Nous ne savons pas si la carte mère est assez étroite pour ce boîtier.",
  },
  "board.back-connect": {
    ok: () => "Les connecteurs de la carte mère sont accessibles dans ce boîtier.",
    blocker: () => "Les connecteurs de la carte mère sont au dos; ce boîtier n’a pas d’ouvertures à cet endroit.",
    unknown: () => "Nous ne savons pas si le boîtier a des ouvertures pour des connecteurs au dos de la carte mère.",
  },
  "gpu.length": {
    ok: (verdict) => `Carte graphique ${have(verdict)}, boîtier ${limit(verdict)}\u00a0: ${room(verdict)} de marge.`,
    note: (verdict) =>
      `Carte graphique ${have(verdict)}, boîtier ${limit(verdict)}\u00a0: seulement ${room(verdict)} de marge.`,
    blocker: (verdict) =>
      `Carte graphique ${have(verdict)}, boîtier ${limit(verdict)}\u00a0: ${room(verdict)} de trop.`,
    unknown: () => "La longueur de la carte graphique, ou la place que lui laisse le boîtier, n’est pas connue.",
  },
  "gpu.slots": {
    ok: (verdict) => `La carte graphique occupe ${have(verdict)}; le boîtier offre ${limit(verdict)}.`,
    blocker: (verdict) => `La carte graphique occupe ${have(verdict)}; le boîtier n’offre que ${limit(verdict)}.`,
    unknown: () => "L’épaisseur de la carte graphique, ou la place que lui laisse le boîtier, n’est pas connue.",
  },
  "gpu.height": {
    ok: (verdict) =>
      `La carte graphique et son câble ont besoin de ${have(verdict)} jusqu’au panneau latéral; il y a ${limit(verdict)}.`,
    step: (verdict) =>
      `Le câble d’alimentation a besoin de ${fact(verdict, "bend")}\u00a0mm avant de plier; il manque ${room(verdict)}. Nous posons un câble coudé.`,
    blocker: (verdict) =>
      `La carte graphique fait ${have(verdict)} de haut, et le panneau latéral est à ${limit(verdict)}.`,
    unknown: () => "La hauteur de la carte graphique, ou la distance jusqu’au panneau latéral, n’est pas connue.",
  },
  "cooler.socket": {
    ok: (verdict) => `Le fabricant du refroidisseur mentionne ${have(verdict)}.`,
    blocker: (verdict) => `Le refroidisseur est prévu pour ${limit(verdict)}, et le processeur est ${have(verdict)}.`,
    unknown: (verdict) =>
      fact(verdict, "why") === "sibling"
        ? `Le fabricant du refroidisseur mentionne ${fact(verdict, "sibling")}, et non ${have(verdict)}\u00a0: les mêmes trous, mais peut-être une autre plaque arrière. Écrivez-nous.`
        : "Les sockets pour lesquels le refroidisseur est prévu ne sont pas connus.",
  },
  "cooler.height": {
    ok: (verdict) => `Refroidisseur ${have(verdict)}, boîtier ${limit(verdict)}\u00a0: ${room(verdict)} de marge.`,
    note: (verdict) =>
      `Refroidisseur ${have(verdict)}, boîtier ${limit(verdict)}\u00a0: seulement ${room(verdict)} de marge.`,
    blocker: (verdict) =>
      `Refroidisseur ${have(verdict)}, boîtier ${limit(verdict)}\u00a0: trop haut de ${room(verdict)}.`,
    unknown: () => "La hauteur du refroidisseur, ou la place que lui laisse le boîtier, n’est pas connue.",
  },
  "cooler.capacity": {
    ok: (verdict) => `Le refroidisseur dissipe ${limit(verdict)}, et le processeur dégage ${have(verdict)} au plus.`,
    note: (verdict) =>
      `Le processeur peut dégager ${have(verdict)} pendant plusieurs minutes, et le refroidisseur dissipe ${limit(verdict)}\u00a0: le processeur ralentira à pleine charge.`,
    blocker: (verdict) =>
      `Le processeur dégage ${have(verdict)}, et le refroidisseur ne dissipe que ${limit(verdict)}.`,
    unknown: () => "Nous ne savons pas si le refroidisseur dissipe ce que ce processeur dégage.",
  },
  "cooler.memory": {
    ok: (verdict) => `Mémoire ${have(verdict)}, et ${limit(verdict)} de libre sous le ventilateur.`,
    step: (verdict) => {
      const spare = fact(verdict, "spare");
      const fan = `Mémoire ${have(verdict)}, ${limit(verdict)} de libre sous le ventilateur\u00a0: nous posons le ventilateur ${fact(verdict, "raised")}\u00a0mm plus haut`;
      return spare === "" ? `${fan}.` : `${fan}, et il reste ${spare}\u00a0mm jusqu’au panneau latéral.`;
    },
    blocker: (verdict) =>
      `La mémoire pousse le ventilateur de ${fact(verdict, "raised")}\u00a0mm vers le haut, à ${have(verdict)}; le panneau latéral est à ${limit(verdict)}.`,
    unknown: () => "Nous ne savons pas si la mémoire a de la place sous le ventilateur du refroidisseur.",
  },
  "radiator.fit": {
    ok: (verdict) => `Radiateur de ${have(verdict)}, placé ici\u00a0: ${placesText(fact(verdict, "places"))}.`,
    blocker: (verdict) => radiatorBlocked[fact(verdict, "why")]?.(verdict) ?? sizeRefused(verdict),
    unknown: () => "Nous ne savons pas si le radiateur a une place dans ce boîtier.",
  },
  "psu.form": {
    ok: (verdict) => `Bloc d’alimentation ${have(verdict)}, que le boîtier prend.`,
    step: (verdict) =>
      `Bloc d’alimentation ${have(verdict)} à une place prévue pour ${limit(verdict)}\u00a0: nous le fixons sur un support.`,
    blocker: (verdict) => `Bloc d’alimentation ${have(verdict)}; ce boîtier prend ${limit(verdict)}.`,
    unknown: () => "Le format du bloc d’alimentation, ou ceux que ce boîtier prend, n’est pas connu.",
  },
  "psu.length": {
    ok: (verdict) => `Bloc d’alimentation de ${have(verdict)}, ${limit(verdict)} d’espace.`,
    note: (verdict) =>
      `Bloc d’alimentation de ${have(verdict)}, ${limit(verdict)} d’espace\u00a0: il reste ${room(verdict)} pour ses câbles.`,
    step: (verdict) =>
      `Bloc d’alimentation de ${have(verdict)}\u00a0: nous enlevons la cage à disques, ce qui laisse ${room(verdict)} pour les câbles.`,
    blocker: (verdict) =>
      `Bloc d’alimentation de ${have(verdict)}, ${limit(verdict)} d’espace\u00a0: trop long de ${room(verdict)}.`,
    unknown: () => "La longueur du bloc d’alimentation, ou de sa place, n’est pas connue.",
  },
};
