import { CLOSING_DAYS } from "#rules/member/member-states.ts";
import { type MailPurpose, NOTICE_DAYS } from "#rules/member/mail-purposes.ts";
import type { PasswordFault } from "#rules/member/check-password.ts";

/** What to do about a password that may not be used. */
export function passwordFaultText(fault: PasswordFault): string {
  switch (fault.is) {
    case "too_short":
      return `Utilisez au moins ${fault.least} caractères. Quelques mots simples font l’affaire.`;
    case "too_long":
      return `Utilisez au maximum ${fault.most} caractères.`;
    case "known":
      return "Ce mot de passe figure sur des listes de mots de passe volés. Utilisez-en un bien à vous.";
    case "repeats":
      return "Ce mot de passe se répète ou suit le clavier. Utilisez quelques mots simples.";
    case "is_email":
      return "C’est votre courriel. Utilisez quelque chose que personne ne sait de vous.";
  }
}

/** Answers of calls that say the same whether there is an account or not. */
export const memberAnswers = {
  mailSent: "Regardez votre boîte de réception\u00a0: si ce courriel peut être utilisé ici, un lien est en route.",
  activated: "Votre courriel est confirmé, et vous êtes connecté.",
  passwordChanged: "Votre mot de passe est changé. Les autres appareils sont déconnectés.",
  saved: "Enregistré.",
};

interface MemberMailWords {
  subject: (store: string) => string;
  text: (store: string) => string;
  button: string;
  small: string;
}

const notMe = {
  button: "Ce n’était pas moi",
  small: `Si c’était vous, il n’y a rien à faire. Sinon, appuyez sur le bouton d’ici ${NOTICE_DAYS} jours\u00a0: vous choisissez un nouveau mot de passe, tous les appareils sont déconnectés, et chaque moyen de connexion ajouté dans les ${NOTICE_DAYS} derniers jours est retiré.`,
};

export const memberMailWords: Readonly<Record<MailPurpose, MemberMailWords>> = {
  activate: {
    subject: (store) => `Confirmez votre courriel pour ${store}`,
    text: () => "Ouvrez le lien et entrez le mot de passe que vous avez choisi. Votre compte sera alors prêt.",
    button: "Confirmer mon courriel",
    small:
      "Le lien fonctionne une seule fois, pendant 24 heures. Si vous n’avez pas créé de compte, ne faites rien\u00a0: sans votre mot de passe, il reste fermé.",
  },
  already_member: {
    subject: (store) => `Vous avez déjà un compte ${store}`,
    text: () =>
      "Quelqu’un, peut-être vous, a essayé de créer un compte avec ce courriel. Vous en avez déjà un\u00a0: il suffit de vous connecter.",
    button: "Se connecter",
    small:
      "Mot de passe oublié? La page de connexion contient un lien pour cela. Si ce n’était pas vous, ne faites rien.",
  },
  reset_password: {
    subject: (store) => `Réinitialisez votre mot de passe ${store}`,
    text: () => "Ouvrez le lien et choisissez un nouveau mot de passe. Tous vos appareils seront alors déconnectés.",
    button: "Choisir un nouveau mot de passe",
    small:
      "Le lien fonctionne une seule fois, pendant une heure. Si vous ne l’avez pas demandé, ne faites rien\u00a0: votre mot de passe ne change pas.",
  },
  change_email: {
    subject: (store) => `Utiliser ce courriel pour votre compte ${store}`,
    text: () =>
      "Vous nous avez demandé de vous écrire désormais à cette adresse. Ouvrez le lien dans le navigateur où vous êtes connecté.",
    button: "Utiliser ce courriel",
    small:
      "Le lien fonctionne une seule fois, pendant 24 heures. Si vous ne l’avez pas demandé, ne faites rien\u00a0: il n’ouvre rien sans connexion au compte lui-même.",
  },
  password_changed: {
    subject: (store) => `Votre mot de passe ${store} a été changé`,
    text: () => "Votre mot de passe vient d’être changé, et vos autres appareils ont été déconnectés.",
    ...notMe,
  },
  too_many_tries: {
    subject: (store) => `Trop de mots de passe erronés pour votre compte ${store}`,
    text: () =>
      "Quelqu’un a entré cent mots de passe erronés de suite. Votre mot de passe n’ouvre plus le compte que là où vous vous êtes déjà connecté.",
    button: "Choisir un nouveau mot de passe",
    small: "Un nouveau mot de passe l’ouvrira de nouveau partout. Personne n’est entré.",
  },
  two_factor_on: {
    subject: (store) => `La validation en deux étapes est activée pour votre compte ${store}`,
    text: () => "Désormais, le code de votre application d’authentification est demandé à la connexion.",
    ...notMe,
  },
  two_factor_off: {
    subject: (store) => `La validation en deux étapes est désactivée pour votre compte ${store}`,
    text: () => "Aucun code n’est plus demandé à la connexion.",
    ...notMe,
  },
  recovery_code_used: {
    subject: (store) => `Un code de récupération a ouvert votre compte ${store}`,
    text: () => "Quelqu’un, peut-être vous, s’est connecté avec un de vos codes de récupération. Ce code a servi.",
    ...notMe,
  },
  recovery_codes_renewed: {
    subject: (store) => `De nouveaux codes de récupération pour votre compte ${store}`,
    text: () => "Dix nouveaux codes ont été créés avec votre mot de passe. Les codes précédents n’ouvrent plus rien.",
    ...notMe,
  },
  passkey_added: {
    subject: (store) => `Une clé d’accès a été ajoutée à votre compte ${store}`,
    text: () => "Elle permet de se connecter sans mot de passe, à partir de l’appareil où elle a été créée.",
    ...notMe,
  },
  share_points: {
    subject: (store) => `Votre code pour partager ${store}`,
    text: () => "Entrez ce code sur la page qui l’a demandé, et votre lien pour vos amis s’ouvrira\u00a0:",
    button: "Ouvrir la page",
    small: "Le code fonctionne une seule fois, pendant une heure. Si vous ne l’avez pas demandé, ne faites rien.",
  },
  account_closing: {
    subject: (store) => `Votre compte ${store} prend fin dans ${CLOSING_DAYS} jours`,
    text: () =>
      `Vous avez mis fin à votre compte, et tous les appareils ont été déconnectés. Il sera effacé dans ${CLOSING_DAYS} jours. D’ici là, rien n’est perdu.`,
    button: "Garder mon compte",
    small: `Le lien fonctionne une seule fois, pendant ${CLOSING_DAYS} jours; se connecter garde aussi le compte. Si vous n’y avez pas mis fin, gardez-le et choisissez un nouveau mot de passe\u00a0: quelqu’un connaît le vôtre.`,
  },
  account_kept: {
    subject: (store) => `Votre compte ${store} reste`,
    text: () =>
      "Il était sur le point de prendre fin, et quelqu’un, peut-être vous, s’est connecté ou a suivi le lien de notre courriel. Tout est comme avant.",
    button: "Voir la page de confidentialité",
    small:
      "Vous pouvez y mettre fin de nouveau. Si ce n’était pas vous, choisissez un nouveau mot de passe sur la page de connexion.",
  },
  provider_linked: {
    subject: (store) => `Un autre accès à votre compte ${store}`,
    text: () =>
      "Google ou Discord a été lié à votre compte avec votre mot de passe. Ce service permet désormais de vous connecter.",
    ...notMe,
  },
  wrong_codes: {
    subject: (store) => `Des codes erronés pour votre compte ${store}`,
    text: () =>
      "Quelqu’un connaît votre mot de passe et a ensuite entré des codes erronés. La deuxième étape l’a empêché d’entrer.",
    ...notMe,
    small: `Si c’était vous, attendez un quart d’heure et réessayez. Sinon, appuyez sur le bouton d’ici ${NOTICE_DAYS} jours et choisissez un nouveau mot de passe\u00a0: tous les appareils sont déconnectés, et chaque moyen de connexion ajouté dans les ${NOTICE_DAYS} derniers jours est retiré.`,
  },
};
