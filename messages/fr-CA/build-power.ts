import type { BuildVerdictWords } from "../build-verdict-words.ts";
import { fact, have, limit, room } from "./build-values.ts";

/** Watts, plugs and lanes. */
export const powerVerdictWords: BuildVerdictWords<
  | "power.sustained"
  | "power.peak"
  | "power.advice"
  | "conn.gpu"
  | "conn.gpu-rating"
  | "conn.eps"
  | "conn.sata"
  | "gpu.pcie"
  | "fans.headers"
  | "usb.front-c"
> = {
  "power.sustained": {
    ok: (verdict) => `${have(verdict)} au plus, sur ${limit(verdict)}\u00a0: ${room(verdict)} de marge.`,
    note: (verdict) =>
      `${have(verdict)} au plus, sur ${limit(verdict)}\u00a0: ${room(verdict)} de marge; au-delà de ${fact(verdict, "easy")}\u00a0W, le bloc d’alimentation chauffe.`,
    blocker: (verdict) => `${have(verdict)} au plus, sur ${limit(verdict)}\u00a0: il manque ${room(verdict)}.`,
    unknown: () => "Les watts d’une pièce, ou du bloc d’alimentation, ne sont pas connus.",
  },
  "power.peak": {
    ok: (verdict) =>
      `Pointes à ${have(verdict)} pendant ${fact(verdict, "ms")}\u00a0ms; le bloc d’alimentation supporte ${limit(verdict)}.`,
    note: (verdict) => {
      const spikes = `Pointes possibles à ${have(verdict)} pendant ${fact(verdict, "ms")}\u00a0ms; le bloc d’alimentation supporte ${limit(verdict)} à coup sûr`;
      return fact(verdict, "atx") === ""
        ? `${spikes}. Nous ne savons pas quelle version d’ATX il suit; nous comptons donc avec la plus ancienne.`
        : `${spikes}.`;
    },
    unknown: () => "Nous ne savons pas jusqu’où peuvent aller les pointes de ce PC.",
  },
  "power.advice": {
    ok: (verdict) =>
      `Le fabricant de la carte graphique conseille ${have(verdict)}; ce bloc d’alimentation a ${limit(verdict)}.`,
    note: (verdict) =>
      `Le fabricant de la carte graphique conseille ${have(verdict)}; ce bloc d’alimentation a ${limit(verdict)}.`,
    unknown: () => "Ce que conseille le fabricant de la carte graphique n’est pas connu.",
  },
  "conn.gpu": {
    ok: (verdict) =>
      `Câbles à 8 broches pour la carte graphique\u00a0: ${have(verdict)} requis, ${limit(verdict)} disponibles.`,
    step: (verdict) =>
      `Le connecteur à 16 broches se branche avec l’adaptateur fourni dans la boîte de la carte graphique\u00a0: il prend ${have(verdict)} câbles sur ${limit(verdict)}. Nous nous en chargeons.`,
    blocker: (verdict) =>
      `La carte graphique a besoin de ${have(verdict)} câbles à 8 broches, et le bloc d’alimentation en a ${limit(verdict)}.`,
    unknown: () => "Les connecteurs de la carte graphique ou du bloc d’alimentation ne sont pas connus.",
  },
  "conn.gpu-rating": {
    ok: (verdict) => `Carte graphique de ${have(verdict)}, sur un connecteur à 16 broches prévu pour davantage.`,
    blocker: (verdict) =>
      `Carte graphique de ${have(verdict)}; le connecteur à 16 broches de ce bloc d’alimentation est réglé pour ${limit(verdict)}.`,
    unknown: () =>
      "Nous ne savons pas pour combien de watts le connecteur à 16 broches du bloc d’alimentation est réglé.",
  },
  "conn.eps": {
    ok: () => "Chaque prise d’alimentation du processeur, sur la carte mère, reçoit son câble.",
    note: (verdict) =>
      `${limit(verdict)} des ${have(verdict)} prises du processeur reçoivent un câble. Ensemble, ils portent ${fact(verdict, "carries")}\u00a0W, et le processeur prend ${fact(verdict, "most")}\u00a0W.`,
    blocker: (verdict) =>
      `${limit(verdict)} des ${have(verdict)} prises du processeur reçoivent un câble, ce qui porte ${fact(verdict, "carries")}\u00a0W\u00a0: trop peu pour ce processeur.`,
    unknown: () => "Les prises du processeur sur la carte mère, ou les câbles prévus pour elles, ne sont pas connus.",
  },
  "conn.sata": {
    ok: (verdict) => `Connecteurs d’alimentation SATA\u00a0: ${have(verdict)} requis, ${limit(verdict)} disponibles.`,
    step: (verdict) =>
      `Connecteurs d’alimentation SATA\u00a0: ${have(verdict)} requis, ${limit(verdict)} disponibles. Nous ajoutons un répartiteur.`,
    unknown: () => "Le nombre de connecteurs d’alimentation SATA n’est pas connu.",
  },
  "gpu.pcie": {
    ok: () => "La carte graphique reçoit toutes ses voies.",
    note: (verdict) =>
      fact(verdict, "why") === "lanes"
        ? `La carte graphique a ${have(verdict)} voies, et elle en reçoit ${limit(verdict)} ici.`
        : `La carte graphique est de type PCIe ${have(verdict)}.0, et elle reçoit ici du ${limit(verdict)}.0.`,
    unknown: () => "Nous ne savons pas combien de voies la carte graphique reçoit ici.",
  },
  "fans.headers": {
    ok: (verdict) => `Ventilateurs\u00a0: ${have(verdict)}. Connecteurs\u00a0: ${limit(verdict)}.`,
    step: (verdict) =>
      `Ventilateurs\u00a0: ${have(verdict)}. Connecteurs\u00a0: ${limit(verdict)}. Nous les réunissons avec un concentrateur.`,
    unknown: () => "Le nombre de ventilateurs ou de connecteurs n’est pas connu.",
  },
  "usb.front-c": {
    ok: () => "Le port USB-C en façade a son connecteur.",
    note: () => "Le port USB-C en façade reste inactif avec cette carte mère.",
    unknown: () => "Nous ne savons pas si le port USB-C en façade a son connecteur.",
  },
};
