import type { AddressFault } from "#rules/address/check-shipping-address.ts";

const FAULT_WORDS: Readonly<Record<Exclude<AddressFault["is"], "too_long">, string>> = {
  email_missing: "Entrez une adresse de courriel.",
  email_malformed: "Entrez une adresse de courriel comme nom@example.com.",
  first_name_missing: "Entrez un prénom.",
  last_name_missing: "Entrez un nom de famille.",
  street_missing: "Entrez une adresse municipale.",
  zip_code_missing: "Entrez un code ZIP.",
  zip_code_malformed: "Entrez un code ZIP de cinq chiffres, comme 10001.",
  postal_code_missing: "Entrez un code postal.",
  postal_code_malformed: "Entrez un code postal comme K1A 0B1.",
  city_missing: "Entrez une ville.",
  city_not_military: "Pour une adresse militaire, entrez APO, FPO ou DPO comme ville.",
  state_missing: "Choisissez un État.",
  state_unlisted: "Choisissez un État de la liste.",
  province_missing: "Choisissez une province.",
  province_unlisted: "Choisissez une province de la liste.",
  state_not_military: "Pour un APO, FPO ou DPO, choisissez les Forces armées\u00a0: Amériques, Europe ou Pacifique.",
  phone_missing: "Entrez un numéro de téléphone, pour le transporteur.",
  phone_malformed:
    "Entrez un numéro de téléphone de dix chiffres, comme (212) 555-0123, ou un numéro qui commence par + et l’indicatif du pays.",
  phone_without_country: "Entrez un numéro de téléphone avec son indicatif de pays.",
  country_not_shipped: "Nous livrons seulement aux États-Unis et au Canada.",
};

/** What to do about a field of an address that is not right yet. */
export function addressFaultText(fault: AddressFault): string {
  return fault.is === "too_long" ? `Utilisez au maximum ${fault.most} caractères.` : FAULT_WORDS[fault.is];
}
