import type { BuildVerdictWords } from "../build-verdict-words.ts";
import { fact, have, limit } from "./build-values.ts";

type Words = (verdict: Parameters<typeof have>[0]) => string;

/** Sizes of drives, as the rules name them. */
const SIZES: Readonly<Record<string, string>> = { "2.5 inch": "2,5\u00a0po", "3.5 inch": "3,5\u00a0po" };
const sizeOf: Words = (verdict) => SIZES[fact(verdict, "size")] ?? fact(verdict, "size");

const bays: Words = (verdict) =>
  `Disques de ${sizeOf(verdict)}\u00a0: ${have(verdict)}. Places\u00a0: ${limit(verdict)}.`;

/** Drives, screens, and the way to the shopper. */
export const driveVerdictWords: BuildVerdictWords<
  | "storage.m2"
  | "storage.lanes"
  | "storage.sata"
  | "storage.bays"
  | "display.outputs"
  | "display.mode"
  | "ship.energy"
  | "ship.gpu-box"
> = {
  "storage.m2": {
    ok: (verdict) => `Disques M.2\u00a0: ${have(verdict)}. Emplacements\u00a0: ${limit(verdict)}.`,
    blocker: (verdict) =>
      `Disques M.2\u00a0: ${have(verdict)}. La carte mère n’a pas d’emplacement pour chacun; elle en a ${limit(verdict)} en tout.`,
    unknown: () => "Nous ne savons pas si chaque disque a un emplacement.",
  },
  "storage.lanes": {
    ok: (verdict) => `Les disques vont dans ${fact(verdict, "places")}, et rien d’autre n’en souffre.`,
    note: (verdict) =>
      fact(verdict, "why") === "card"
        ? `Avec des disques dans ${fact(verdict, "places")}, la carte graphique garde ${fact(verdict, "cardLanes")} voies, ce qui lui coûte de 2 à 3\u00a0% de ses images.`
        : `Un disque dans ${fact(verdict, "places")} est plus rapide que son emplacement\u00a0: il atteint environ la moitié de sa vitesse maximale.`,
    blocker: (verdict) =>
      fact(verdict, "why") === "ports"
        ? `Des disques dans ${fact(verdict, "places")} désactivent des ports SATA qui sont nécessaires\u00a0: ${fact(verdict, "lostPorts")}.`
        : "Des emplacements M.2 dont ces disques ont besoin se désactivent l’un l’autre.",
    unknown: () => "Nous ne savons pas ce que les emplacements M.2 de la carte mère partagent avec d’autres ports.",
  },
  "storage.sata": {
    ok: (verdict) => `Disques SATA\u00a0: ${have(verdict)}. Ports\u00a0: ${limit(verdict)}.`,
    blocker: (verdict) => `Disques SATA\u00a0: ${have(verdict)}. Ports\u00a0: ${limit(verdict)}.`,
    unknown: () => "Le nombre de disques ou de ports SATA n’est pas connu.",
  },
  "storage.bays": {
    ok: bays,
    blocker: bays,
    unknown: () => "Le nombre de disques, ou de places pour eux, n’est pas connu.",
  },
  "display.outputs": {
    ok: (verdict) => `Écrans\u00a0: ${have(verdict)}. Prises\u00a0: ${limit(verdict)}.`,
    step: (verdict) =>
      `Écrans\u00a0: ${have(verdict)}. Prises\u00a0: ${limit(verdict)}. Il vous faut un concentrateur.`,
    unknown: () => "Les prises de la carte graphique ne sont pas connues.",
  },
  "display.mode": {
    ok: (verdict) => `${mode(verdict)} demande ${have(verdict)}; le câble transporte ${limit(verdict)}.`,
    note: (verdict) => {
      const why = fact(verdict, "why");
      if (why === "plug")
        return "La carte graphique et l’écran n’ont aucune prise en commun\u00a0: il vous faut un adaptateur.";
      const needs = `${mode(verdict)} demande ${have(verdict)}, et le câble transporte ${limit(verdict)}`;
      return why === "slower"
        ? `${needs}\u00a0: au plus ${fact(verdict, "most")}\u00a0Hz.`
        : `${needs}\u00a0: avec une compression que l’œil ne voit pas.`;
    },
    unknown: () => "Nous ne savons pas si le câble transporte ce que cet écran peut afficher.",
  },
  "ship.energy": {
    ok: (verdict) => `Il peut être envoyé dans cet État\u00a0: ${fact(verdict, "state")}.`,
    blocker: (verdict) => {
      const watts = fact(verdict, "watts");
      const has = verdict.have === null || watts === "" ? "" : ` Il a ${have(verdict)} et ${watts}\u00a0W;`;
      return `Il ne peut pas être envoyé dans cet État\u00a0: ${fact(verdict, "state")}. Il n’y est pas certifié.${has} ${has === "" ? "Il" : "il"} faudrait ${limit(verdict)} et ${fact(verdict, "leastWatts")}\u00a0W de classe Gold pour qu’il en soit exempté.`;
    },
    unknown: (verdict) =>
      `Nous ne savons pas encore s’il peut être envoyé dans cet État\u00a0: ${fact(verdict, "state")}.`,
  },
  "ship.gpu-box": {
    ok: () => "La carte graphique voyage à sa place.",
    step: () => "La carte graphique voyage dans sa propre boîte\u00a0: deux vis et un câble, et elle est en place.",
    unknown: () => "Nous ne savons pas encore si la carte graphique voyage dans sa propre boîte.",
  },
};

function mode(verdict: Parameters<typeof have>[0]): string {
  return `${fact(verdict, "resolution")} à ${fact(verdict, "refreshHz")}\u00a0Hz`;
}
