/** The desk reads English. */
export { deskRmaMessageWords } from "../en-US/rma-message.ts";

/** What is written about a return: on its page, at the desk and by mail. */
export const rmaMessageWords = {
  title: "Messages",
  you: "Vous",
  none: "Rien pour l’instant. Ce que vous écrivez ici parvient aux personnes qui s’occupent de votre retour.",
  write: "Votre message",
  answer: "Réponse",
  send: "Envoyer",
  sent: "Nous avons votre message. Notre réponse arrivera ici et par courriel.",
  ended: "Ce retour est terminé. Pour nous écrire, utilisez le courriel ou le numéro de téléphone ci-dessus.",
};

/** The mail that a message about a return waits. */
export const rmaMessageMailWords = {
  toBuyer: {
    subject: (rma: string) => `Un message au sujet de votre retour ${rma}`,
    title: (rma: string) => `Au sujet de votre retour ${rma}`,
    see: "Répondre",
  },
  toStore: {
    subject: (rma: string) => `L’acheteur du retour ${rma} a écrit`,
    title: (rma: string) => `Un message au sujet du retour ${rma}`,
    see: "Répondre",
  },
  of: (order: string) => `Commande ${order}`,
  questions: (email: string, phone: string) => `Des questions? Écrivez à ${email} ou appelez au ${phone}.`,
};
