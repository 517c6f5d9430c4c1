import type { BuildVerdictWords } from "../build-verdict-words.ts";
import { fact, have, limit, room } from "./build-values.ts";

type Words = (verdict: Parameters<typeof have>[0]) => string;

/** What sets a limit, with its article. */
const LIMITED_BY: Readonly<Record<string, string>> = { board: "la carte mère", processor: "le processeur" };
const limitedBy: Words = (verdict) => LIMITED_BY[fact(verdict, "why")] ?? "ce PC";

const MODULES: Readonly<Record<string, string>> = { two: "deux", four: "quatre" };

/** Processor, board and memory. */
export const coreVerdictWords: BuildVerdictWords<
  | "socket.cpu-board"
  | "chipset.cpu-board"
  | "memory.type"
  | "memory.form"
  | "memory.slots"
  | "memory.capacity"
  | "memory.speed"
  | "memory.ecc"
  | "memory.mixed"
  | "os.support"
> = {
  "socket.cpu-board": {
    ok: (verdict) => `Le processeur et la carte mère sont tous deux ${have(verdict)}.`,
    blocker: (verdict) => `Le processeur est ${have(verdict)}, la carte mère ${limit(verdict)}.`,
    unknown: () => "Le socket du processeur ou de la carte mère n’est pas connu.",
  },
  "chipset.cpu-board": {
    ok: (verdict) => `Les cartes mères ${limit(verdict)} démarrent avec ${have(verdict)}.`,
    step: (verdict) =>
      verdict.by === "we"
        ? `Les cartes mères ${limit(verdict)} sont sorties avant ${have(verdict)}. Nous y installons un BIOS plus récent avant le montage\u00a0: c’est inclus.`
        : `Les cartes mères ${limit(verdict)} sont sorties avant ${have(verdict)}. Installez d’abord un BIOS plus récent à partir d’une clé USB; celle-ci peut le faire sans processeur.`,
    blocker: (verdict) =>
      `Les cartes mères ${limit(verdict)} sont sorties avant ${have(verdict)}, et celle-ci ne peut pas être mise à jour sans un processeur plus ancien.`,
    unknown: () => "Nous ne savons pas si cette carte mère démarre avec ce processeur.",
  },
  "memory.type": {
    ok: (verdict) => `Mémoire ${have(verdict)}, comme il se doit.`,
    blocker: (verdict) => `Mémoire ${have(verdict)}, alors que ${limitedBy(verdict)} prend ${limit(verdict)}.`,
    unknown: () => "Le type de la mémoire, ou celui que ce PC prend, n’est pas connu.",
  },
  "memory.form": {
    ok: () => "Des modules de bureau sans tampon, ceux que la carte mère prend.",
    blocker: (verdict) =>
      fact(verdict, "why") === "registered"
        ? "Des modules à registre; cette carte mère prend des modules sans tampon."
        : `Des modules ${have(verdict)}; cette carte mère prend des modules ${limit(verdict)}.`,
    unknown: () => "Nous ne savons pas si ce sont des modules de bureau sans tampon.",
  },
  "memory.slots": {
    ok: (verdict) => `Modules\u00a0: ${have(verdict)}. Emplacements\u00a0: ${limit(verdict)}.`,
    blocker: (verdict) =>
      `Modules\u00a0: ${have(verdict)}. Emplacements\u00a0: ${limit(verdict)}; il en manque ${room(verdict)}.`,
    unknown: () => "Le nombre de modules ou d’emplacements n’est pas connu.",
  },
  "memory.capacity": {
    ok: (verdict) => `${have(verdict)} sur au plus ${limit(verdict)}.`,
    blocker: (verdict) => `${have(verdict)}, alors que ${limitedBy(verdict)} prend au plus ${limit(verdict)}.`,
    unknown: () => "Nous ne savons pas combien de mémoire cette carte mère et ce processeur prennent.",
  },
  "memory.speed": {
    ok: (verdict) => `${have(verdict)}, dans les ${limit(verdict)} que garantit le fabricant du processeur.`,
    note: (verdict) => {
      const profile = fact(verdict, "profile");
      const runs = profile ? `Tourne à ${have(verdict)} grâce à son profil ${profile}` : `Prévue pour ${have(verdict)}`;
      const modules = fact(verdict, "modules");
      return `${runs}; ${fact(verdict, "maker") || "le fabricant du processeur"} garantit ${limit(verdict)} avec ${MODULES[modules] ?? modules} modules. Nous l’activons et la testons.`;
    },
    unknown: () => "La vitesse que le fabricant du processeur garantit pour cette mémoire n’est pas connue.",
  },
  "memory.ecc": {
    ok: () => "La correction d’erreurs fonctionne\u00a0: la mémoire, la carte mère et le processeur l’ont.",
    note: () => "La correction d’erreurs reste inactive\u00a0: cette carte mère ou ce processeur ne l’utilise pas.",
    unknown: () => "Nous ne savons pas si la correction d’erreurs fonctionne ici.",
  },
  "memory.mixed": {
    ok: () => "Un seul ensemble, dont les modules ont été testés ensemble.",
    note: (verdict) => `${have(verdict)} ensembles\u00a0: leur fabricant ne les a jamais testés ensemble.`,
    unknown: () => "Nous ne savons pas si ces modules ont été testés ensemble.",
  },
  "os.support": {
    ok: (verdict) => `${have(verdict)} reçoit des mises à jour.`,
    note: (verdict) => `${have(verdict)} ne reçoit plus de mises à jour gratuites depuis le ${limit(verdict)}.`,
    unknown: () => "Nous ne savons pas de quel système il s’agit.",
  },
};
