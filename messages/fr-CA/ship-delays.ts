import type { DelayAnswer, DelayReason, DelaySilence } from "#rules/order/ship-delay.ts";
import { dayText } from "./days.ts";

/** The desk reads English. */
export { delayedTo, deskDelayWords } from "../en-US/ship-delays.ts";

/** Why it ships later, as a sentence of its own. */
export const delayReasonWords: Readonly<Record<DelayReason, string>> = {
  parts_late: "Une de ses pièces n’est pas encore arrivée.",
  test_failed: "Elle n’a pas réussi notre essai; nous la remettons en ordre.",
  many_orders: "Nous avons plus de commandes que nous ne pouvons en monter à temps.",
  carrier_late: "Le transporteur ne peut pas la prendre à temps.",
  not_ready: "Elle n’est pas encore prête.",
};

/** What silence means, in the words of the law: 16 CFR 435.2(b) wants it said with the choice. */
const silenceWords = (silence: DelaySilence, shipsOn: string, answerBy: string) =>
  silence === "cancels"
    ? `Si vous n’avez pas accepté d’attendre au plus tard le ${dayText(answerBy)}, nous annulons la commande et vous remboursons en totalité. Nous l’expédions si elle est prête avant.`
    : `Sans réponse de votre part, nous gardons la commande et l’expédions au plus tard le ${dayText(shipsOn)}.`;

/** The mail that offers the choice. */
export const delayMailWords = {
  subject: (number: string, shipsOn: string) =>
    shipsOn === ""
      ? `La commande ${number} sera expédiée en retard`
      : `La commande ${number} sera expédiée au plus tard le ${dayText(shipsOn)}`,
  title: "Votre commande sera expédiée plus tard",
  lead: (fromOn: string, shipsOn: string) =>
    shipsOn === ""
      ? `Nous avions promis de l’expédier au plus tard le ${dayText(fromOn)}. Nous ne pouvons pas tenir cette date ni en donner une autre pour l’instant.`
      : `Nous avions promis de l’expédier au plus tard le ${dayText(fromOn)}. Elle sera expédiée au plus tard le ${dayText(shipsOn)}.`,
  choice: "À vous de choisir\u00a0: l’attendre, ou l’annuler et être remboursé en totalité.",
  silence: silenceWords,
  anyTime: "Si vous attendez, vous pouvez encore annuler jusqu’à l’expédition.",
  wait: "L’attendre",
  cancel: "Annuler et être remboursé",
  sorry: "Nous sommes désolés de vous faire attendre.",
  questions: (email: string, phone: string) => `Des questions? Écrivez à ${email} ou appelez au ${phone}.`,
};

/** A text of one message: plain spaces and no « û », which keeps it in the alphabet of 160 signs. */
export const delayText = (store: string, number: string, shipsOn: string, page: string) =>
  `${store}, commande ${number} ${shipsOn === "" ? "en retard" : `reportée au ${plainDay(shipsOn)}`}. Pour attendre ou annuler, ${page} STOP pour cesser.`;

const plainDay = (day: string) => dayText(day).replaceAll("\u00a0", " ").replaceAll("û", "u");

/** On the order's page. */
export const delayNoticeWords = {
  title: (fromOn: string, shipsOn: string) =>
    shipsOn === ""
      ? `Cette commande ne sera pas expédiée d’ici le ${dayText(fromOn)}, et nous ne pouvons pas encore donner une autre date.`
      : `Cette commande sera expédiée au plus tard le ${dayText(shipsOn)}, et non le ${dayText(fromOn)}.`,
  choice: "Vous pouvez l’attendre, ou l’annuler et être remboursé en totalité.",
  silence: silenceWords,
  agreed: "Vous avez accepté d’attendre. Vous pouvez encore annuler jusqu’à l’expédition.",
  wait: "L’attendre",
  cancel: "Annuler et être remboursé",
  cancelText:
    "Tout ce que vous avez payé vous est remboursé de la façon dont vous l’avez payé. Cette action est irréversible.",
  cancelSure: "Oui, annuler la commande",
  canceled: {
    cancel: "Vous avez annulé cette commande en raison du retard.",
    silence: "Personne n’a accepté d’attendre cette commande; elle est donc annulée.",
  } satisfies Record<Exclude<DelayAnswer, "wait">, string>,
  canceledText: "Tout votre argent est en route vers vous.",
  noDay: "Pas encore de date d’expédition",
};

/** Of a refund's mail: why an order that was late has ended. */
export const delayRefundWords =
  "La commande est annulée, parce qu’elle aurait été expédiée plus tard que nous l’avions promis.";
