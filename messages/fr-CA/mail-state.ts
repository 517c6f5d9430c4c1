import type { MailTrouble } from "#rules/mail/mail-troubles.ts";

export { deskMailWords } from "../en-US/mail-state.ts";

/** Where the account says that mail comes back. */
export const mailTroubleWords: Readonly<Record<MailTrouble, { title: (email: string) => string; act: string }>> = {
  bounced: {
    title: (email) =>
      `Nos courriels à ${email} nous reviennent. En attendant, vos reçus et l’état de vos livraisons sont sur la page de chaque commande.`,
    act: "Corriger votre courriel",
  },
  complained: {
    title: (email) =>
      `Un de nos courriels à ${email} a été signalé comme pourriel\u00a0: nous n’envoyons donc que ce qu’il faut pour vos commandes et votre compte.`,
    act: "Modifier",
  },
};

interface TroubleWords {
  title: string;
  text: string;
  again: string;
  againLead: string;
}

const TROUBLES: Readonly<Record<MailTrouble, TroubleWords>> = {
  bounced: {
    title: "Nos courriels à cette adresse nous reviennent",
    text: "Son serveur de courriel dit qu’elle ne reçoit pas de messages. D’ici là, nous n’envoyons que ce que vous demandez sur une page, comme un lien pour réinitialiser votre mot de passe. Ce que nous vous aurions envoyé se trouve sur la page de chaque commande.",
    again: "Écrire de nouveau à cette adresse",
    againLead: "Si l’adresse est exacte et que votre boîte fonctionne de nouveau, nous vous y écrirons comme avant.",
  },
  complained: {
    title: "Un de nos courriels a été signalé comme pourriel",
    text: "Nous n’envoyons à cette adresse ni alertes ni demandes d’avis. Les courriels sur vos commandes et votre compte continuent.",
    again: "Renvoyer des alertes",
    againLead: "Si c’était une erreur, les alertes que vous avez demandées arriveront comme avant.",
  },
};

export const emailPageWords = {
  title: "Votre courriel",
  lead: (email: string) => `Votre compte utilise ${email}.`,
  fine: "À notre connaissance, les messages à cette adresse arrivent.",
  troubles: TROUBLES,
  newEmail: "Courriel exact",
  newEmailHelp: "Nous y enverrons un lien. Votre compte garde son courriel actuel jusqu’à ce que vous l’ouvriez.",
  send: "M’envoyer le lien",
  confirm: "Utiliser ce courriel",
  confirmLead:
    "Vous vous connecterez désormais avec ce courriel, et les messages sur les commandes en cours y seront envoyés.",
  back: "Votre compte",
};
