import type { ParcelNews } from "#rules/order/parcel-sightings.ts";
import { counted } from "./plural.ts";

/** The tests of what was built for an order, as its buyer reads them. */
export const buildTestWords = {
  title: "Rapport d’essai",
  runs: "En cours d’essai",
  passed: (time: string) => `Réussi après ${time}`,
  failed: (time: string) => `Arrêté après ${time}, puis retour à l’atelier`,
  since: (began: string, ends: string) => `Depuis\u00a0: ${began}. L’essai se termine au plus tôt\u00a0: ${ends}.`,
  span: (began: string, ended: string) => `${began} à ${ended}`,
};

/** How long something lasted, never more than it did: `24 heures`, `40 minutes`. */
export function lastedText(began: string, ended: string): string {
  const minutes = Math.floor((Date.parse(ended) - Date.parse(began)) / 60_000);
  if (minutes >= 60) return counted(Math.floor(minutes / 60), "heure", "heures");
  return minutes < 1 ? "moins d’une minute" : counted(minutes, "minute", "minutes");
}

/** Where a parcel was seen, as its buyer reads it. */
export const parcelNewsWords = {
  title: (count: number) => (count === 1 ? "Où est votre colis" : "Où sont vos colis"),
  number: (tracking: string) => `Numéro de suivi ${tracking}`,
  track: (carrier: string) => `Suivre le colis chez ${carrier}`,
  what: "Quoi",
  where: "Où",
  when: (clock: string) => `Quand (${clock})`,
  table: (tracking: string) => `Ce que le transporteur nous dit du colis ${tracking}`,
  news: {
    labelled: "Étiquette créée",
    picked_up: "Ramassé",
    arrived: "Arrivé à un centre de tri",
    left: "A quitté le centre de tri",
    on_the_way: "En route",
    clearing: "Aux douanes",
    out_for_delivery: "En cours de livraison",
    not_delivered: "Pas encore livré",
    late: "En retard",
    waits_for_pickup: "Prêt à être ramassé",
    delivered: "Livré",
    coming_back: "En route vers nous",
    cancelled: "Étiquette annulée",
  } satisfies Record<ParcelNews, string>,
};

/** Serial numbers of a PC and its parts. */
export const serialWords = {
  serial: (serial: string) => `Numéro de série ${serial}`,
  unit: (unit: number, units: number) => `Unité ${unit} sur ${units}`,
};
